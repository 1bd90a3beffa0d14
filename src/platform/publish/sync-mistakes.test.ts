/** No mistake of an editor stops the site from publishing: it is reported for its entry, which stays unchanged. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { inLongTransaction } from '#platform/base/sqlite.ts';
import { collectNotes, type ToldNote } from '#fakes/collect-notes.ts';
import { type FakeWordPress, type FakePost, fakePost, startFakeWordPress } from '#fakes/fake-wordpress.ts';
import { readSyncedRow } from '#fakes/synced-content.ts';
import { languages, type Locale, locales } from '#platform/languages/locale.ts';
import { createPool } from './pool.ts';
import { parseSettings } from './settings.ts';
import { openState } from './state.ts';
import { syncSite } from './sync-content.ts';
import { updateContent } from './import-content.ts';
import { site } from '#features/site.ts';

const shipped = join(import.meta.dirname, '../../content');
const now = Date.UTC(2026, 5, 1);
let fakeWordPress: FakeWordPress;
let folder: string;

beforeEach(async () => {
  fakeWordPress = await startFakeWordPress([fakePost(1)]);
  for (const locale of locales)
    fakeWordPress.entries.set(
      `menu-items ${languages[locale].menuId}`,
      shippedItems(locale) as unknown as FakePost[],
    );
  folder = mkdtempSync(join(tmpdir(), 'mistakes-'));
  cpSync(shipped, join(folder, 'content'), { recursive: true });
  const file = join(folder, 'content/redirects.json');
  const redirects = z.array(z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(file, JSON.stringify([...redirects, { id: '/about/news/vana', to: '/about' }]));
});

afterEach(async () => {
  await fakeWordPress.close();
  rmSync(folder, { recursive: true, force: true });
});

const settings = () =>
  parseSettings({
    STATE_DIR: join(folder, 'state'),
    CONTENT_DIR: join(folder, 'content'),
    CONTENT_BASE_URL: fakeWordPress.url,
  });

/** @returns The reported problems, as `type id: sentence`. */
async function sync(): Promise<readonly string[]> {
  return (await syncWithWarnings()).problems;
}

async function syncWithWarnings(): Promise<Readonly<Record<'problems' | 'warnings', readonly string[]>>> {
  const { report, problems, warnings } = collectNotes();
  await syncSite({
    site,
    settings: settings(),
    contentBase: { url: fakeWordPress.url, credentials: { user: 'reader', password: 'secret' } },
    report,
    isFull: false,
  });
  return { problems: formatNotes(problems), warnings: formatNotes(warnings) };
}

const formatNotes = (notes: readonly ToldNote[]): readonly string[] =>
  notes.map(({ type, id, message }) => `${[type, id].filter(Boolean).join(' ')}: ${message}`).sort();

/** Imports the content like a publish does.
 * @throws {ContentError} When the site would not be published. */
async function takeIn(): Promise<void> {
  const state = openState(settings().stateDir);
  const pool = createPool(site.threads.publish);
  try {
    await inLongTransaction(state.database, () =>
      updateContent(state, { site, settings: settings(), now, pool }),
    );
  } finally {
    await pool.stop();
    state.database.close();
  }
}

const isSynced = (file: string) => readSyncedRow(settings().stateDir, file) !== undefined;

interface Texts {
  readonly route: string;
  readonly title?: string;
  readonly description?: string;
}

/** Adds an entry and its translations, or changes them. */
function writeTexts(id: number, { route, title = `Tekst ${id}`, ...change }: Texts, day = '01'): void {
  const ids: Readonly<Record<Locale, number>> = { et: id, ru: id + 1, en: id + 2 };
  for (const locale of locales) {
    const key = locale === 'et' ? 'page_texts' : `page_texts ${locale}`;
    const { description = `Kirjeldus ${id}, mis on keeles ${locale}.` } = change;
    const entry = fakePost(ids[locale], {
      slug: `tekst-${id}-${locale}`,
      modified_gmt: `2026-02-${day}T10:00:00`,
      title: { rendered: title },
      acf: { route, description, lead: 'Lühidalt.' },
      wpml_translations: locales
        .filter((other) => other !== locale)
        .map((other) => ({ locale: other, id: ids[other] })),
    });
    const others = (fakeWordPress.entries.get(key) ?? []).filter((known) => known.id !== entry.id);
    fakeWordPress.entries.set(
      key,
      [...others, entry].toSorted((a, b) => a.id - b.id),
    );
  }
}

const pageSchema = z.object({
  texts: z.object({ et: z.object({ title: z.string(), description: z.string() }) }),
});

/** Estonian text of a page in CONTENT_DIR. */
function shippedText(name: string) {
  return pageSchema.parse(JSON.parse(readFileSync(join(shipped, `pages/${name}.json`), 'utf8'))).texts.et;
}

test('page texts that repeat others, or have no page, are named; everything else is published', async () => {
  writeTexts(100, { route: '/about/procurement' });
  expect(await sync()).toEqual([]);
  await takeIn();
  const { title, description } = shippedText('about');
  writeTexts(200, { route: '/about/procurement' });
  writeTexts(300, { route: '/no/such/page' });
  writeTexts(400, { route: '/about/company', title });
  writeTexts(500, { route: '/services', title: 'Tekst 100' });
  writeTexts(600, { route: '/terms', description });
  writeTexts(700, { route: '/customer-support/faq' });
  // The text in CONTENT_DIR is not used for a route that has an entry.
  writeTexts(800, { route: '/about/environment-and-quality', title: shippedText('about-procurement').title });
  expect(await sync()).toEqual(
    [
      'page_texts 200: route: another entry has the texts of /about/procurement. Edit that one, or choose another page.',
      'page_texts 300: route: /no/such/page is no page with texts. Choose another one.',
      'page_texts 400: texts.et.title: it is the title of /about too. Write another one.',
      ...locales
        .map(
          (locale) =>
            `page_texts 500: texts.${locale}.title: it is the title of /about/procurement too. Write another one.`,
        )
        .sort(),
      ...locales.map(
        (locale) =>
          `page_texts 600: texts.${locale}.description: it is the description of /about too. Write another one.`,
      ),
      'page_texts 600: texts.en.description: it is the description of /terms too. Write another one.',
      'page_texts 600: texts.ru.description: it is the description of /terms too. Write another one.',
    ].sort(),
  );
  expect([100, 200, 300, 400, 500, 600, 700, 800].filter((id) => isSynced(`pages/${id}.json`))).toEqual([
    100, 700, 800,
  ]);
  await takeIn();
  // Two entries that swap titles do not repeat each other in the end.
  writeTexts(100, { route: '/about/procurement', title: 'Tekst 700' }, '02');
  writeTexts(700, { route: '/customer-support/faq', title: 'Tekst 100' }, '02');
  writeTexts(500, { route: '/services' }, '02');
  // A new entry does not replace an existing one.
  writeTexts(50, { route: '/about/procurement' });
  const named = await sync();
  expect(named.filter((line) => /page_texts [157]00/u.test(line))).toEqual([]);
  expect(named).toContain(
    'page_texts 50: route: another entry has the texts of /about/procurement. Edit that one, or choose another page.',
  );
  await takeIn();
});

test('an article at an old address of the site is named, and one with an unknown figure', async () => {
  const posts = [
    fakePost(1),
    fakePost(2, { slug: 'vana' }),
    fakePost(3, { content: { rendered: '<p>{{noSuchFigure}}</p>' } }),
    fakePost(4, { styles: { stylesheets: [], inline_styles: 'p { color: red' } }),
    fakePost(5, { styles: { stylesheets: [], inline_styles: '}{ @media ( ; """ <b>' } }),
  ];
  fakeWordPress.entries.set('posts', posts);
  expect(await sync()).toEqual([
    'posts 2: slug: /about/news/vana is an old address that leads elsewhere. Give the article another slug.',
    'posts 3: it names the figure {{noSuchFigure}}, which the company’s facts do not have. Correct its name.',
  ]);
  expect([1, 2, 3, 4].filter((id) => isSynced(`posts/000/${id}.json`))).toEqual([1, 4]);
  await takeIn();
});

const itemsSchema = z.object({ items: z.array(z.record(z.string(), z.unknown())) });

/** The shipped menu in WordPress's format. */
function shippedItems(locale: Locale): Record<string, unknown>[] {
  const file = join(shipped, `menus/${languages[locale].menuId}.json`);
  return itemsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).items;
}

const menuFileSchema = z.object({ items: z.array(z.object({ id: z.int(), url: z.string() })) });

test.for([
  ['under an item that is not there', { parent: 9999 }, 'it is below 9999, which is no item of this menu.'],
  ['of another menu', { menus: 99 }, 'it is of menu 99, not of menu 17.'],
  ['that leads to an insecure address', { url: 'http://example.ee/vana' }, 'leads to http://example.ee/vana'],
  ['that leads to no page of this site', { url: '/pole-olemas' }, 'leads to /pole-olemas'],
  ['with the order 0', { menu_order: 0 }, '“menu_order”: is not above 0.'],
] as const)(
  'an item %s is named and left out, and the rest of the menu is published',
  async ([, change, message]) => {
    expect(await sync()).toEqual([]);
    await takeIn();
    const items = shippedItems('et');
    const last = items.length - 1;
    const broken = items.map((entry, index) => ({
      ...entry,
      ...(index === last ? change : {}),
      ...(index === 0 ? { attr_title: 'uus' } : {}),
    }));
    fakeWordPress.entries.set('menu-items 17', broken as unknown as FakePost[]);
    const { warnings } = await syncWithWarnings();
    expect(warnings).toEqual([expect.stringContaining('menu 17: ')]);
    expect(warnings[0]).toContain(message);
    expect(warnings[0]).toContain('the menu leaves out the item');
    const menu = menuFileSchema.parse(JSON.parse(readSyncedRow(settings().stateDir, 'menus/17.json') ?? ''));
    expect(menu.items.map(({ id }) => id)).toEqual(items.slice(0, -1).map(({ id }) => id));
    await takeIn();
  },
);

test('a menu of more items than WordPress lists at once comes whole, also beyond the order 39', async () => {
  const items = shippedItems('et');
  const added = Array.from({ length: 150 }, (_, index) => ({
    ...items.at(-1),
    id: 90_000 + index,
    menu_order: 40 + index,
    parent: items[0]?.id,
  }));
  fakeWordPress.entries.set('menu-items 17', [...items, ...added] as unknown as FakePost[]);
  expect(await sync()).toEqual([]);
  const menu = menuFileSchema.parse(JSON.parse(readSyncedRow(settings().stateDir, 'menus/17.json') ?? ''));
  expect(menu.items).toHaveLength(items.length + 150);
  await takeIn();
});

test('menus come when all three are there, and until then the site has its own', async () => {
  fakeWordPress.entries.set('menu-items 73', []);
  expect(await sync()).toEqual([expect.stringContaining('menu 73: ')]);
  expect([17, 72, 73].filter((id) => isSynced(`menus/${id}.json`))).toEqual([]);
  await takeIn();
  fakeWordPress.entries.set('menu-items 73', shippedItems('en') as unknown as FakePost[]);
  expect(await sync()).toEqual([]);
  expect([17, 72, 73].filter((id) => isSynced(`menus/${id}.json`))).toEqual([17, 72, 73]);
  await takeIn();
});
