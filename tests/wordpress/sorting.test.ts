/** Objects of "What goes where" in a real WordPress with the plugin: loaded from the export, edited, and back on the site. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { compareCodes } from '#platform/base/code-order.ts';
import { filesBelow } from '#platform/base/file-marks.ts';
import { root } from '../site-settings.ts';
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

const loadPage = '/wp-admin/edit.php?post_type=sorting_items&page=site_publisher_load';
const listPage = '/wp-admin/edit.php?post_type=sorting_items';
const base = openFormBase(sortingTypes);

const content = join(root, 'src/content');
const loadFiles = (files: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(files.map((file) => [basename(file), readFileSync(join(content, file), 'utf8')]));
const lists = loadFiles(['sorting-groups.json', 'sorting-differences.json']);
const exported = { ...lists, ...loadFiles(filesBelow(content, 'sorting-items')) };

/** An object whose answer changed on a day: the feed of changes tells of it. */
const dated = { ...firstObject(), id: 'muutunud-asi', updated: '2026-10-31' };

const load = (files: Readonly<Record<string, string>>) =>
  base.administration.sendFiles(loadPage, 'site_publisher_load[]', files);

const byId = <Entry extends { readonly id: string }>(entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted((a, b) => compareCodes(a.id, b.id));

/** Entries of a kind as the sync has written them. */
function synced<Entry extends { readonly id: string }>(
  site: SyncedSite,
  kind: string,
  schema: z.ZodType<Entry>,
): readonly Entry[] {
  const files = site.files().filter((file) => file.startsWith(`${kind}/`));
  return byId(files.map((file) => schema.parse(site.read(file))));
}

test.skipIf(isWithoutWordPress)(
  'the shipped objects go into WordPress and come back without a loss',
  async () => {
    expect((await base.administration.get(listPage)).html).toContain(
      'To change and delete them here, load them.',
    );
    const files = { ...exported, 'dated.json': JSON.stringify(dated) };
    await load(files);
    const objects = [...shippedEntries('sorting-items', kinds['sorting-items']), dated];
    const groups = shippedEntries('sorting-groups', kinds['sorting-groups']);
    const differences = shippedEntries('sorting-differences', kinds['sorting-differences']);
    const count = objects.length + groups.length + differences.length;
    expect((await base.administration.get(loadPage)).html).toContain(`Added: ${count}. Already here: 0.`);
    // One webhook that names no entry: the site must not take the first object before the others.
    expect(await base.notified.takeNotifications()).toEqual([
      { action: 'update', postType: 'sorting_items' },
    ]);
    expect((await base.administration.get(listPage)).html).not.toContain(
      'To change and delete them here, load them.',
    );

    const site = new SyncedSite();
    expect((await site.sync()).problems).toEqual([]);
    expect(synced(site, 'sorting-items', kinds['sorting-items'])).toEqual(byId(objects));
    expect(synced(site, 'sorting-groups', kinds['sorting-groups'])).toEqual(byId(groups));
    expect(synced(site, 'sorting-differences', kinds['sorting-differences'])).toEqual(byId(differences));

    await load(files);
    expect((await base.administration.get(loadPage)).html).toContain(`Added: 0. Already here: ${count}.`);
    expect(await site.sync()).toMatchObject({ written: [], removed: [] });
  },
);

const entrySchema = z.object({ id: z.int(), acf: z.record(z.string(), z.unknown()) });

const wait = { timeout: 120_000, interval: 50 };

test.skipIf(isWithoutWordPress)('what is edited in WordPress is on its page', async () => {
  await load({ ...lists, ...loadFiles(['sorting-items/paper.json']) });
  const live = await LiveSite.start();
  await configureCompanion(base.administration, { url: live.origin, content_types: '1' });
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
    const live = await LiveSite.start();
    await configureCompanion(base.administration, { url: live.origin, content_types: '1' });
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

test.skipIf(isWithoutWordPress)('a file that is no export is named, and the others are taken', async () => {
  const [group] = shippedEntries('sorting-groups', kinds['sorting-groups']);
  await load({
    'groups.json': JSON.stringify([group, { id: 'asi' }]),
    'katki.json': '[{',
    'pilt.json': '"x"',
  });
  const { html } = await base.administration.get(loadPage);
  expect(html).toContain('Added: 1. Already here: 0.');
  for (const name of ['asi', 'katki.json', 'pilt.json']) expect(html).toContain(`Could not be read: ${name}`);
});

test.skipIf(isWithoutWordPress)('only who may publish entries of the website may load them', async () => {
  const [author, editor] = [await Person.hire('author'), await Person.hire('editor')];
  const [theirs, own] = [await author.logIn(), await editor.logIn()];
  expect((await theirs.get(loadPage)).status).toBe(403);
  const refused = await theirs.post('/wp-admin/admin-post.php', { action: 'site_publisher_load' });
  expect([refused.status, refused.html]).toEqual([403, expect.stringContaining('You are not allowed')]);
  expect((await own.get(loadPage)).status).toBe(200);
  // A form of somebody else's page has no nonce.
  expect((await own.post('/wp-admin/admin-post.php', { action: 'site_publisher_load' })).status).toBe(403);
  for (const person of [author, editor]) await person.leave();
});

test.skipIf(isWithoutWordPress)(
  'a file with values of other kinds is refused by name and field, and ends no request',
  async () => {
    const strange = [7, true, null, ['a'], [['a']], { et: ['a'] }, { a: { b: 1 } }];
    const right = { id: 'ese', name: { et: 'Ese', ru: 'Вещь', en: 'Thing' }, bin: 'paper', group: 'paper' };
    const difference = {
      id: 'vahe',
      municipality: '0784',
      bin: 'paper',
      text: { et: 'A' },
      source: { title: { et: 'A' } },
    };
    const entries = strange.flatMap((value, index) => [
      ...Object.keys(right).map((name) => ({ ...right, id: `ese-${index}-${name}`, [name]: value })),
      ...Object.keys(difference).map((name) => ({
        ...difference,
        id: `vahe-${index}-${name}`,
        [name]: value,
      })),
      value,
    ]);
    const { status } = await load({
      'sorting-items.json': JSON.stringify(entries),
      'a.json': '7',
      'b.json': '[[1], "x"]',
    });
    expect(status).toBe(302);
    const { html } = await base.administration.get(loadPage);
    expect(html).toMatch(/ese-0-bin \(bin\)/u);
    expect(html).toMatch(/vahe-3-municipality \(municipality\)/u);
    expect(html).not.toMatch(/Fatal error|Warning: |Array to string/u);
    const nested = { name: ['site_publisher_load[a][]'] };
    expect(
      (await base.administration.sendFiles(loadPage, nested.name[0] ?? '', { 'c.json': '{}' })).status,
    ).toBe(302);
  },
);
