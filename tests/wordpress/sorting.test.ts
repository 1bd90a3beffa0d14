/** Objects of "What goes where" in a real WordPress with the plugin: loaded from the export, edited, and back on the site. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { filesBelow, kinds } from '#cms/export/export.ts';
import { type Locale, locales } from '#model/locale.ts';
import { root } from '../site-settings.ts';
import { shippedEntries } from '../texts/shipped-texts.ts';
import { Administration } from './administration.ts';
import { configureCompanion, deleteCompanion, installCompanion } from './companion.ts';
import { create, emptyContentBase, post, setOptions, update } from './editor.ts';
import { LiveSite } from './live-site.ts';
import { NotifiedSite } from './notified-site.ts';
import { Person } from './people.ts';
import { isWithoutWordPress } from './programs.ts';
import { SyncedSite } from './synced-site.ts';

const types = 'sorting_items sorting_groups';
const loadPage = '/wp-admin/edit.php?post_type=sorting_items&page=site_publisher_load';
const listPage = '/wp-admin/edit.php?post_type=sorting_items';
const notified = new NotifiedSite();
let url = '';
let administration: Administration;

beforeAll(async () => {
  if (isWithoutWordPress) return;
  url = await notified.start();
  await installCompanion();
  administration = await Administration.logIn('admin');
});

afterAll(async () => {
  if (isWithoutWordPress) return;
  await emptyContentBase();
  await deleteCompanion();
  notified.stop();
});

beforeEach(async () => {
  if (isWithoutWordPress) return;
  await emptyContentBase();
  await setOptions({ lacking: types });
  await configureCompanion(administration, { url, content_types: '1' });
});

const content = join(root, 'src/content');
const exported = Object.fromEntries(
  ['sorting-groups.json', ...filesBelow(content, 'sorting-items')].map((file) => [
    basename(file),
    readFileSync(join(content, file), 'utf8'),
  ]),
);

const load = (files: Readonly<Record<string, string>>) =>
  administration.sendFiles(loadPage, 'site_publisher_load[]', files);

const byId = <Entry extends { readonly id: string }>(entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted((a, b) => a.id.localeCompare(b.id));

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
  'the shipped objects go into WordPress and come back without a loss, and what is edited there is on its page',
  async () => {
    expect((await administration.get(listPage)).html).toContain('Load them first.');
    await load(exported);
    const objects = shippedEntries('sorting-items', kinds['sorting-items']);
    const groups = shippedEntries('sorting-groups', kinds['sorting-groups']);
    const count = objects.length + groups.length;
    expect((await administration.get(loadPage)).html).toContain(`Added: ${count}. Already here: 0.`);
    // One webhook that names no entry: the site must not take the first object before the others.
    expect(await notified.takeNotifications()).toEqual([{ action: 'update', postType: 'sorting_items' }]);
    expect((await administration.get(listPage)).html).not.toContain('Load them first.');

    const site = new SyncedSite();
    expect((await site.sync()).problems).toEqual([]);
    expect(synced(site, 'sorting-items', kinds['sorting-items'])).toEqual(byId(objects));
    expect(synced(site, 'sorting-groups', kinds['sorting-groups'])).toEqual(byId(groups));

    await load(exported);
    expect((await administration.get(loadPage)).html).toContain(`Added: 0. Already here: ${count}.`);
    expect(await site.sync()).toMatchObject({ written: [], removed: [] });

    await editObject();
  },
);

const entrySchema = z.object({ id: z.int(), acf: z.record(z.string(), z.unknown()) });

async function editObject(): Promise<void> {
  const live = await LiveSite.start();
  await configureCompanion(administration, { url: live.origin, content_types: '1' });
  const found = await post('wp/v2/sorting_items?slug=pitsakarp&_fields=id,acf', undefined, 'GET');
  const [entry] = z.array(entrySchema).parse(found);
  const answer = { et: 'Pitsakarp muutus.', ru: 'Коробка изменилась.', en: 'The box has changed.' };
  await update('sorting_items', entry?.id ?? 0, { acf: { ...entry?.acf, answer } });
  const shown = async (address: string) => (await live.page(address)).html;
  const wait = { timeout: 120_000, interval: 50 };
  await expect.poll(() => shown('/sorting/pitsakarp'), wait).toContain(answer.et);
  expect(await shown('/ru/sorting/pitsakarp')).toContain(answer.ru);
  expect(await shown('/en/sorting/pitsakarp')).toContain(answer.en);
  await expect
    .poll(() => live.changed(), wait)
    .toEqual({
      rendered: ['/en/sorting/pitsakarp', '/ru/sorting/pitsakarp', '/sorting/pitsakarp'],
      removed: [],
    });
}

test.skipIf(isWithoutWordPress)('a file that is no export is named, and the others are taken', async () => {
  const [group] = shippedEntries('sorting-groups', kinds['sorting-groups']);
  await load({
    'groups.json': JSON.stringify([group, { id: 'asi' }]),
    'katki.json': '[{',
    'pilt.json': '"x"',
  });
  const { html } = await administration.get(loadPage);
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

/** What the form says about input that the site would refuse. */
const faults: Readonly<Record<Locale, readonly string[]>> = {
  et: [
    'Puudub: vene keeles, inglise keeles.',
    'Valige igas reas nii konteiner kui ka põhjus.',
    'Vigased: 150106',
    'Vigased: //paha',
    'See väli on tühi, seepärast veebileht kirjet ei võta.',
  ],
  ru: [
    'Не хватает: на русском, на английском.',
    'В каждой строке выберите и контейнер, и причину.',
    'Неверно: 150106',
    'Неверно: //paha',
    'Поле пустое, поэтому сайт не берёт эту запись.',
  ],
  en: [
    'Missing: in Russian, in English.',
    'Choose both a bin and a reason in each row.',
    'Wrong: 150106',
    'Wrong: //paha',
    'This field is empty, so the website does not take the entry.',
  ],
};

/** Fields of the form, as a browser sends them. */
const typed = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [`site_publisher_fields${name}`, text]));

const wrongFields = typed({
  '[name_ru]': 'Коробка',
  '[group]': 'paper',
  '[bin]': 'mixed',
  '[answer][et]': 'Rasvane karp on segaolmejääde.',
  '[steps][]': 'rinse',
  '[never][0][bin]': 'paper',
  '[never][1][bin]': 'bio',
  '[never][1][reason]': 'greasy',
  '[waste_codes]': '150106\n15 01 06',
  '[links]': '/sorting\n//paha',
});

const rightFields = typed({
  '[name_ru]': 'Коробка',
  '[name_en]': 'Box',
  '[group]': 'paper',
  '[bin]': 'mixed',
  '[answer][et]': 'Rasvane karp.',
  '[answer][ru]': 'Жирная коробка.',
  '[answer][en]': 'A greasy box.',
  '[search_words][et]': 'karp',
  '[search_words][ru]': 'коробка',
  '[search_words][en]': 'box',
  '[never][0][bin]': 'paper',
  '[never][0][reason]': 'greasy',
});

test.skipIf(isWithoutWordPress)(
  'an editor fills in an object, and what the website would refuse is said in the editor’s language',
  async () => {
    await create('sorting_groups', { title: 'Paber', slug: 'paper' });
    const page = '/wp-admin/post-new.php?post_type=sorting_items';
    expect((await administration.get(page)).html).not.toContain('notice notice-error');
    const saved = await administration.send(page, 'post.php', {
      post_title: 'Pitsakarp',
      publish: 'Publish',
      ...wrongFields,
    });
    const id = Number(/[?&]post=(\d+)/u.exec(saved.location ?? '')?.[1]);
    const editPage = `/wp-admin/post.php?post=${id}&action=edit`;
    for (const locale of locales) {
      await setOptions({ locale: { et: 'et', ru: 'ru_RU', en: 'en_US' }[locale] });
      const { html } = await administration.get(editPage);
      for (const fault of faults[locale]) expect(html).toContain(fault);
    }
    const refused = new SyncedSite();
    expect((await refused.sync()).problems.map((problem) => problem.id)).toContain(id);

    await administration.send(editPage, 'post.php', {
      post_title: 'Pitsakarp',
      ...rightFields,
    });
    expect((await administration.get(editPage)).html).not.toContain('notice notice-error');
    const site = new SyncedSite();
    const { problems } = await site.sync();
    expect(problems.filter((problem) => problem.id === id)).toEqual([]);
    expect(site.read(`sorting-items/${id}.json`)).toEqual({
      id: 'pitsakarp',
      group: 'paper',
      name: { et: 'Pitsakarp', ru: 'Коробка', en: 'Box' },
      bin: 'mixed',
      answer: { et: 'Rasvane karp.', ru: 'Жирная коробка.', en: 'A greasy box.' },
      searchWords: { et: 'karp', ru: 'коробка', en: 'box' },
      never: [{ bin: 'paper', reason: 'greasy' }],
    });
  },
);

test.skipIf(isWithoutWordPress)(
  'an object that would break a page is refused by name, with its reason',
  async () => {
    const [shipped] = shippedEntries('sorting-items', kinds['sorting-items']);
    if (!shipped) throw new RangeError('There are no objects.');
    const { name, searchWords, group, bin, never, answer } = shipped;
    const names = { name_ru: name.ru, name_en: name.en, search_words: searchWords };
    const acf = { ...names, group, bin, never, answer };
    const object = (title: string, change: object) =>
      create('sorting_items', { title, slug: title.toLowerCase(), acf: { ...acf, ...change } });
    const wrong = {
      [await object('Link', { links: ['/customer-support/instructions/ei-ole'] })]: 'links:',
      [await object('Oma', { never: [{ bin, reason: 'greasy' }] })]: 'never:',
      [await object('List', {})]: 'id:',
      [await object('Arv', { answer: { et: '{{puudub}}', ru: 'Да.', en: 'Yes.' } })]: 'it names the figure',
    };
    const good = await object('Hea', {});
    const site = new SyncedSite();
    const { problems } = await site.sync();
    for (const [id, beginning] of Object.entries(wrong)) {
      const messages = problems.filter((problem) => problem.id === Number(id)).map(({ message }) => message);
      expect([id, messages.join(' ')]).toEqual([id, expect.stringContaining(beginning)]);
    }
    expect(site.read(`sorting-items/${good}.json`)).toMatchObject({ id: 'hea', name: { et: 'Hea' } });
  },
);
