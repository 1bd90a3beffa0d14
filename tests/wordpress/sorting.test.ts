/** Objects of "What goes where" in a real WordPress with the plugin: taken over from the site, edited, and back on it. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Kind } from '#platform/cms/export/export.ts';
import { compareCodes } from '#platform/base/code-order.ts';
import { shippedEntries } from '../texts/shipped-texts.ts';
import { configureCompanion } from './companion.ts';
import { create, post, remove, update } from './editor.ts';
import { LiveSite } from './live-site.ts';
import { Person } from './people.ts';
import { isWithoutWordPress } from './programs.ts';
import { openFormBase } from './form-base.ts';
import { firstObject, sortingTypes } from './sorting-content.ts';
import { SyncedSite } from './synced-site.ts';
import { site } from '#features/site.ts';

const { kinds } = site;

const listPage = '/wp-admin/edit.php?post_type=sorting_items';
const base = openFormBase(sortingTypes);

/** An object whose answer changed on a day: the feed of changes tells of it. */
const dated = { ...firstObject(), id: 'muutunud-asi', updated: '2026-10-31' };

/** A served site, which the plugin knows. */
async function startLive(): Promise<LiveSite> {
  const live = await LiveSite.start();
  await configureCompanion(base.administration, { url: live.origin, content_types: '1' });
  return live;
}

async function takeOverAll(): Promise<void> {
  for (const type of sortingTypes.split(' ')) {
    const html = await base.administration.takeOver(type);
    expect(html).toMatch(/Added: [1-9]\d*\. Already here: 0\./u);
  }
}

const byId = <Entry extends { readonly id: string }>(entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted((a, b) => compareCodes(a.id, b.id));

/** What the sync has written of a kind is what was taken over. */
function expectShipped<Entry extends { readonly id: string }>(
  site: SyncedSite,
  kind: Kind,
  schema: z.ZodType<Entry>,
): void {
  const files = site.files().filter((file) => file.startsWith(`${kind}/`));
  const taken = files.map((file) => schema.parse(site.read(file)));
  const shipped = shippedEntries(kind, schema).filter(({ id }) => taken.some((one) => one.id === id));
  expect(taken.length).toBeGreaterThan(0);
  expect(byId(taken)).toEqual(byId(shipped));
}

test.skipIf(isWithoutWordPress)(
  'what the site sorts is taken over into WordPress and comes back without a loss',
  async () => {
    await startLive();
    await takeOverAll();
    const site = new SyncedSite();
    expect((await site.sync()).problems).toEqual([]);
    expectShipped(site, 'sorting-items', kinds['sorting-items']);
    expectShipped(site, 'sorting-groups', kinds['sorting-groups']);
    expectShipped(site, 'sorting-differences', kinds['sorting-differences']);
    expect(await site.sync()).toMatchObject({ written: [], removed: [] });
  },
);

const entrySchema = z.object({ id: z.int(), acf: z.record(z.string(), z.unknown()) });

const wait = { timeout: 120_000, interval: 50 };

test.skipIf(isWithoutWordPress)('what is edited in WordPress is on its page', async () => {
  const live = await startLive();
  await takeOverAll();
  live.settle();
  await editObject(live);
  live.settle();
  await editDifference(live);
});

/** Changes fields of an entry, as an editor who leaves the others as they are. */
async function edit(type: string, slug: string, change: object): Promise<void> {
  const found = await post(`wp/v2/${type}?slug=${slug}&_fields=id,acf`, undefined, 'GET');
  const [entry] = z.array(entrySchema).parse(found);
  await update(type, entry?.id ?? 0, { acf: { ...entry?.acf, ...change } });
}

async function editObject(live: LiveSite): Promise<void> {
  const answer = { et: 'Pitsakarp muutus.', ru: 'Коробка изменилась.', en: 'The box has changed.' };
  await edit('sorting_items', 'pitsakarp', { answer });
  const shown = async (address: string) => (await live.page(address)).html;
  await expect.poll(() => shown('/sorting/pitsakarp'), wait).toContain(answer.et);
  await expect.poll(() => shown('/ru/sorting/pitsakarp'), wait).toContain(answer.ru);
  await expect.poll(() => shown('/en/sorting/pitsakarp'), wait).toContain(answer.en);
  await expect
    .poll(() => live.changed(), wait)
    .toEqual({
      rendered: ['/en/sorting/pitsakarp', '/ru/sorting/pitsakarp', '/sorting/pitsakarp'],
      removed: [],
    });
}

async function editDifference(live: LiveSite): Promise<void> {
  const text = { et: 'Tartus muutus.', ru: 'В Тарту изменилось.', en: 'It has changed in Tartu.' };
  await edit('sorting_differences', 'tartu-paper', { text });
  const shown = async (address: string) => (await live.page(address)).html;
  await expect.poll(() => shown('/sorting/bin/paper'), wait).toContain(text.et);
  await expect.poll(() => shown('/ru/sorting/bin/paper'), wait).toContain(text.ru);
  await expect.poll(() => shown('/en/sorting/bin/paper'), wait).toContain(text.en);
}

test.skipIf(isWithoutWordPress)(
  'one object published by hand joins those of the site, and replaces the one with its address until it is deleted',
  async () => {
    const { id, updated, ...own } = dated;
    const names = { name_ru: own.name.ru, name_en: own.name.en, search_words: own.searchWords };
    const acf = { ...names, group: own.group, bin: own.bin, never: own.never, updated };
    const answer = { et: 'Käsitsi avaldatud.', ru: 'Опубликовано вручную.', en: 'Published by hand.' };
    const live = await startLive();
    const shown = async (address: string) => (await live.page(address)).html;

    const added = await create('sorting_items', { title: 'Uus asi', slug: id, acf: { ...acf, answer } });
    await expect.poll(() => shown(`/sorting/${id}`), wait).toContain(answer.et);
    expect(live.changed().removed).toEqual([]);
    expect(live.changed().rendered).not.toContain('/sorting/pitsakarp');
    expect((await live.page('/sorting/pitsakarp')).status).toBe(200);

    const box = { ...acf, answer: { ...answer, et: 'Oma pitsakarp.' } };
    const replaced = await create('sorting_items', { title: 'Pitsakarp', slug: 'pitsakarp', acf: box });
    await expect.poll(() => shown('/sorting/pitsakarp'), wait).toContain(box.answer.et);
    await remove('sorting_items', replaced);
    await expect.poll(() => shown('/sorting/pitsakarp'), wait).not.toContain(box.answer.et);
    expect((await live.page('/sorting/pitsakarp')).status).toBe(200);
    await remove('sorting_items', added);
    await expect.poll(async () => (await live.page(`/sorting/${id}`)).status, wait).toBe(404);
  },
);

test.skipIf(isWithoutWordPress)(
  'only who may publish entries of the website may take them over',
  async () => {
    const [author, editor] = [await Person.hire('author'), await Person.hire('editor')];
    const [theirs, own] = [await author.logIn(), await editor.logIn()];
    const asked = { action: 'site_publisher_take', type: 'sorting_items' };
    const refused = await theirs.post('/wp-admin/admin-post.php', asked);
    expect([refused.status, refused.html]).toEqual([403, expect.stringContaining('You are not allowed')]);
    expect((await own.get(listPage)).html).toContain('name="action" value="site_publisher_take"');
    // A form of somebody else's page has no nonce.
    expect((await own.post('/wp-admin/admin-post.php', asked)).status).toBe(403);
    for (const person of [author, editor]) await person.leave();
  },
);
