/** What WordPress sends is read rightly: who an entry is, where it lives, what its values say. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { collectNotes, type ToldNote } from '#fakes/collect-notes.ts';
import { syncedFolder } from '#platform/cms/synced-content.ts';
import { readSyncedRow } from '#fakes/synced-content.ts';
import {
  type FakePost,
  fakePost,
  type FakeWordPress,
  sampleMenuItem,
  startFakeWordPress,
} from '#fakes/fake-wordpress.ts';
import { languages, locales } from '#platform/languages/locale.ts';
import { parseSettings } from './settings.ts';
import { syncSite } from './sync-content.ts';
import { site } from '#features/site.ts';

let fakeWordPress: FakeWordPress;
let folder: string;

beforeEach(async () => {
  fakeWordPress = await startFakeWordPress([]);
  for (const { menuId } of locales.map((locale) => languages[locale]))
    setMenu(menuId, [sampleMenuItem(1, { menus: menuId })]);
  folder = mkdtempSync(join(tmpdir(), 'identities-'));
});

afterEach(async () => {
  await fakeWordPress.close();
  rmSync(folder, { recursive: true, force: true });
});

function setMenu(id: number, items: readonly object[]): void {
  fakeWordPress.entries.set(`menu-items ${id}`, items as unknown as FakePost[]);
}

const settings = () => parseSettings({ STATE_DIR: folder, CONTENT_BASE_URL: fakeWordPress.url });

async function sync(isFull = false): Promise<Readonly<Record<'problems' | 'warnings', readonly string[]>>> {
  const { report, problems, warnings } = collectNotes();
  await syncSite({
    site,
    settings: settings(),
    contentBase: { url: fakeWordPress.url, credentials: { user: 'reader', password: 'secret' } },
    report,
    isFull,
  });
  return { problems: formatNotes(problems), warnings: formatNotes(warnings) };
}

const formatNotes = (notes: readonly ToldNote[]): readonly string[] =>
  notes.map(({ type, id, message }) => `${[type, id].filter(Boolean).join(' ')}: ${message}`).sort();

const read = (file: string): unknown => JSON.parse(readSyncedRow(settings().stateDir, file) ?? '');

const postSchema = z.object({
  slug: z.string(),
  category: z.string(),
  content: z.string(),
  translations: z.record(z.string(), z.object({ title: z.string() })),
});

const article = (id: number) => postSchema.parse(read(`posts/000/${id}.json`));
const redirects = () => read('redirects/renamed-articles.json');

/** Each change is later than the one before. */
let day = 1;

/** Adds a post, or changes it. */
function write(id: number, change: object, locale = 'et'): void {
  day += 1;
  const key = locale === 'et' ? 'posts' : `posts ${locale}`;
  const modified = new Date(Date.UTC(2026, 1, day)).toISOString().slice(0, 19);
  const others = (fakeWordPress.entries.get(key) ?? []).filter((post) => post.id !== id);
  const posts = [...others, fakePost(id, { modified_gmt: modified, ...change })];
  fakeWordPress.entries.set(
    key,
    posts.toSorted((a, b) => a.id - b.id),
  );
}

const text = (rendered: string) => ({ content: { rendered, protected: false } });
const encoded = (name: string) => encodeURIComponent(name).toLowerCase();

test('an article with any name is on the site, keeps its address, and its name in WordPress leads there', async () => {
  write(1, { slug: 'uus_hind' });
  write(2, { slug: encoded('график-вывоза') });
  write(3, { slug: encoded('🎄') });
  write(4, { slug: 'teade__trashed' });
  write(5, text(`<p><a href="/2026/01/uus_hind/">a</a> <a href="/?p=2">b</a></p>`));
  const { problems, warnings } = await sync();
  expect(problems).toEqual([]);
  expect(warnings.map((line) => line.replace(/:.*/u, ''))).toEqual([
    'posts 1',
    'posts 2',
    'posts 3',
    'posts 4',
  ]);
  expect([1, 2, 3, 4].map((id) => article(id).slug)).toEqual([
    'uus-hind',
    'grafik-vyvoza',
    'uudis-3',
    'teade',
  ]);
  expect(article(5).content).toBe(
    '<p><a href="/about/news/uus-hind">a</a> <a href="/about/news/grafik-vyvoza">b</a></p>',
  );
  const named = ['uus_hind', 'график-вывоза', '🎄', 'teade__trashed'];
  expect(redirects()).toEqual(
    [1, 2, 3, 4].map((id, index) => ({
      id: `/about/news/${named[index] ?? ''}`,
      to: `/about/news/${article(id).slug}`,
    })),
  );
  // Somebody else comes with the very name.
  write(6, { slug: 'uus-hind' });
  expect((await sync()).warnings).toEqual([
    expect.stringContaining('posts 6: its address on the site is /about/news/uus-hind-6'),
  ]);
  expect([article(1).slug, article(6).slug]).toEqual(['uus-hind', 'uus-hind-6']);
  // The editor gives it a name that can be an address.
  write(1, { slug: 'hinnad' });
  await sync();
  expect([article(1).slug, article(5).content.includes('/about/news/hinnad')]).toEqual(['hinnad', false]);
  write(2, { slug: 'graafik' });
  await sync();
  expect(article(5).content).toContain('/about/news/graafik');
  expect(redirects()).toEqual(
    expect.arrayContaining([
      { id: '/about/news/uus-hind', to: '/about/news/hinnad' },
      { id: '/about/news/grafik-vyvoza', to: '/about/news/graafik' },
    ]),
  );
  await sync(true);
  expect([1, 2, 3, 4, 6].map((id) => article(id).slug)).toEqual([
    'hinnad',
    'graafik',
    'uudis-3',
    'teade',
    'uus-hind-6',
  ]);
});

test('a translation that several articles name is under the one that it names, and the others are warned of', async () => {
  for (const id of [301, 302, 303]) write(id, { wpml_translations: [{ locale: 'ru', id: 351 }] });
  write(351, { title: { rendered: 'Вывоз' }, wpml_translations: [{ locale: 'et', id: 301 }] }, 'ru');
  const { warnings } = await sync();
  expect([301, 302, 303].map((id) => Object.keys(article(id).translations))).toEqual([['ru'], [], []]);
  const named = [302, 303].map((id) => expect.stringContaining(`posts ${id}: it names entry 351`) as string);
  expect(warnings).toEqual(named);
  expect((await sync()).warnings).toEqual(named);
});

test('a category counts however many there are, keeps what it is when it is renamed, and an unknown one is warned of', async () => {
  const categories = Array.from({ length: 130 }, (_, index) => ({
    id: index + 1,
    slug: `rubriik-${index + 1}`,
    name: 'R',
  }));
  const torm = { id: 500, slug: 'erakorralised-teated', name: 'Erakorralised teated' };
  const set = (list: readonly object[]) =>
    fakeWordPress.entries.set('categories', list as unknown as FakePost[]);
  set([...categories, torm]);
  write(1, { categories: [500] });
  write(2, { categories: [7] });
  expect((await sync()).warnings).toEqual([
    expect.stringContaining('category 7: the site has no category “R” (rubriik-7)'),
  ]);
  expect([article(1).category, article(2).category]).toEqual(['emergency-notices', 'company-news']);
  set([...categories, { ...torm, slug: 'tormiteated' }]);
  expect((await sync()).warnings).toEqual([
    expect.stringContaining(
      'category 500: “Erakorralised teated” has another slug (tormiteated) than before',
    ),
    expect.stringContaining('category 7: '),
  ]);
  write(3, { categories: [500] });
  await sync();
  expect([1, 3].map((id) => article(id).category)).toEqual(['emergency-notices', 'emergency-notices']);
  set([...categories, { ...torm, slug: 'jaatmekool' }]);
  await sync();
  expect([1, 3].map((id) => article(id).category)).toEqual(['waste-school', 'waste-school']);
});

test('a heading of a menu keeps its entries, and what leads to nothing is left out with a warning', async () => {
  const entry = (id: number, change: object) => ({ ...sampleMenuItem(id), ...change });
  setMenu(17, [
    entry(1, { url: '#' }),
    entry(2, { url: '/about', parent: 1 }),
    entry(3, { url: `${fakeWordPress.url.replace('wp-json/', '')}?page_id=205` }),
    entry(4, { url: 'javascript:void(0)' }),
    entry(5, { url: '/about/news', invalid: true }),
    entry(6, { url: '/' }),
  ]);
  const { problems, warnings } = await sync();
  expect(problems).toEqual([]);
  expect(read('menus/17.json')).toMatchObject({
    items: [{ id: 1, url: '#' }, { id: 2, parent: 1 }, { id: 6 }],
  });
  expect(warnings).toEqual([
    expect.stringMatching(/the menu leaves out the item “Nimi 3”: it leads to .*page_id=205/u),
    expect.stringMatching(/“Nimi 4”: it is a heading without entries below it/u),
    expect.stringMatching(/“Nimi 5”: it leads to something that was deleted/u),
  ]);
});

test('what has no effect here is said: a sticky article, and Pages', async () => {
  write(1, { sticky: true });
  fakeWordPress.entries.set(
    'pages',
    ['sample-page', 'kontakt'].map((slug, index) => fakePost(index + 1, { slug, title: { rendered: slug } })),
  );
  expect((await sync()).warnings).toEqual([
    expect.stringMatching(/^pages: .*not shown on the site \(“kontakt”\)/u),
    expect.stringContaining('posts 1: it is sticky'),
  ]);
});

test('notices, price lists and stations come with days and times as the pickers of ACF send them', async () => {
  const acf = { from: '27/11/2026 8:00 am', until: '20261227', severity: 'emergency' };
  for (const [key, id] of [
    ['notices', 601],
    ['notices ru', 602],
    ['notices en', 603],
  ] as const)
    fakeWordPress.entries.set(key, [fakePost(id, { slug: 'torm', acf })]);
  const hours = [
    { days: ['1'], opens: '10:00:00', closes: '6:00 pm', season: { from: '1.5.', until: '20260930' } },
  ];
  const station = {
    address: 'Näite tn 1, Keila',
    municipality: '0296',
    county: 'Harju maakond',
    latitude: '59,3',
    longitude: '24,4',
    accepted_waste: ['paper'],
    payment: ['card'],
    hours,
    closed_on: ['24.12'],
  };
  fakeWordPress.entries.set('waste_stations', [fakePost(621, { acf: station })]);
  const rows = [{ container: 'wheeled-0.08', emptying: '1,17', rent_per_month: '', sale: '-' }];
  const list = {
    region: 'Keila linn',
    valid_from: '01/01/2026',
    valid_until: 20271231,
    vat_rate: '24',
    tables: [{ acf_fc_layout: 'containers', waste_type: 'mixed', rows }],
  };
  fakeWordPress.entries.set('kojv_olme', [fakePost(611, { acf: list })]);
  expect((await sync()).problems).toEqual([]);
  expect(read('notices/teade-601.json')).toMatchObject({
    from: '2026-11-27T08:00:00+02:00',
    until: '2026-12-27T23:59:59+02:00',
  });
  expect(read('waste-stations/621.json')).toMatchObject({
    hours: [{ opens: '10:00', closes: '18:00', season: { from: '05-01', until: '09-30' } }],
    closedOn: ['12-24'],
  });
  expect(read('price-lists/611.json')).toMatchObject({ validFrom: '2026-01-01', validUntil: '2027-12-31' });
});

test('a document keeps its readable name, and signed ones are documents', async () => {
  const names = ['J%C3%A4%C3%A4tmevedu%20%C3%B5hus.pdf', 'leping.asice', 'hind-20%.pdf'];
  fakeWordPress.fault = ({ url = '' }, response) => {
    if (!url.startsWith('/app/uploads/')) return false;
    response.writeHead(200).end(`%PDF-1.4 ${url}`);
    return true;
  };
  const links = names.map((name) => `<a href="https://example.ee/app/uploads/${name}">x</a>`);
  write(1, text(`<p>${links.join('')}</p>`));
  expect((await sync()).warnings).toEqual([]);
  const hrefs = [...article(1).content.matchAll(/href="([^"]+)"/gu)].map(([, href = '']) => decodeURI(href));
  expect(hrefs.map((href) => href.split('/').at(-1))).toEqual([
    'Jäätmevedu-õhus.pdf',
    'leping.asice',
    'hind-20.pdf',
  ]);
  const root = syncedFolder(settings().stateDir);
  for (const href of hrefs) expect(readFileSync(join(root, href), 'utf8')).toContain('uploads');
});
