import { expect, test } from 'vitest';
import { objectPartsOf } from '../object-names.ts';
import type { ResultType } from '../result-type.ts';
import type { PostEntry, SearchEntry } from '../format/entry.ts';
import { completeLocales } from '#platform/languages/locale.ts';
import {
  languageParts,
  namesAddress,
  type ObjectsPart,
  postingParts,
  postingsAddress,
  segmentAddress,
  textsAddress,
} from '../format/parts.ts';
import { startAddress } from '#shell/search/index-address.ts';
import { buildSegment, splitPostings } from '../index/segment.ts';
import { SearchIndex, type SearchAnswer } from './search-index.ts';
import { wholeAnswer } from './whole-answer.ts';

const page: SearchEntry = {
  url: '/about',
  title: 'Meist',
  text: 'Veame jäätmeid.',
  locale: 'et',
  kind: 'page',
};

const post = (id: number, title: string, text: string): PostEntry => {
  return { id, url: `/about/news/${id}`, title, text, locale: 'et', kind: 'post' };
};

const old = [post(8, 'Torm Võrus', 'Teed on suletud, vedu hilineb.'), post(16, 'Paber', 'Vanapaber kokku.')];
const recent = [post(24, 'Uus jaam', 'Viljandi jaam avati, vedu jätkub.')];

/** A published index: one ended segment and the newest one. */
function publishParts(ended: readonly PostEntry[] = old): Map<string, unknown> {
  const end = 16;
  const whole = buildSegment(ended);
  const { ids, words, titles } = whole;
  const posts = [...ended, ...recent].map(
    (one) => [textsAddress(one.id), { et: [one], ru: [], en: [] }] as const,
  );
  return new Map<string, unknown>([
    ...withoutObjects,
    [startAddress('et'), { entries: [page], posts: { type: 'segments', ends: [end] } }],
    ['/search-index/et/newest.json', buildSegment(recent)],
    [segmentAddress('et', end), { ids, words, titles }],
    ...Array.from(
      { length: postingParts },
      (_, part) => [postingsAddress('et', end, part), splitPostings(whole, part)] as const,
    ),
    ...posts,
  ]);
}

const noObjects: ObjectsPart = { objects: [], bins: {} };
const withoutObjects = completeLocales.flatMap(languageParts).map((address) => [address, noObjects] as const);

function openSearchIndex(parts: ReadonlyMap<string, unknown>) {
  const loaded: string[] = [];
  const searchIndex = new SearchIndex('et', (address) => {
    loaded.push(address);
    const part = parts.get(address);
    return part === undefined
      ? Promise.reject(new TypeError(`There is no ${address}.`))
      : Promise.resolve(structuredClone(part));
  });
  const search = async (typed: string, count = 10) => {
    const answers: SearchAnswer[] = [];
    for await (const answer of searchIndex.search(typed, { count })) answers.push(answer);
    return answers.map(
      ({ results, keys: _keys, isOlderLeftOut: _isOlderLeftOut, suggestions: _suggestions, ...rest }) => ({
        ...rest,
        urls: results.map(({ url }) => url),
      }),
    );
  };
  return { loaded, search, searchIndex };
}

/** A site with few posts, whose objects have no other names. */
const createIndex = (entries: readonly SearchEntry[]): SearchIndex =>
  new SearchIndex('et', (address) =>
    Promise.resolve(address === startAddress('et') ? { entries, posts: { type: 'here' } } : noObjects),
  );

test('hits in pages are returned first, then those in the newest posts, then those in older posts', async () => {
  const { search, loaded } = openSearchIndex(publishParts());
  expect(await search('vedu')).toEqual([
    { urls: [], total: 0, isComplete: false },
    { urls: ['/about/news/24'], total: 1, isComplete: false },
    { urls: ['/about/news/24', '/about/news/8'], total: 2, isComplete: true },
  ]);
  expect(loaded[0]).toBe(startAddress('et'));
});

test('an empty search loads nothing', async () => {
  const { loaded, search } = openSearchIndex(publishParts());
  expect(await search(' ')).toEqual([{ urls: [], total: 0, isComplete: true }]);
  expect(loaded).toEqual([]);
});

test('of an ended segment only the postings of the words are loaded, and texts only of results', async () => {
  const { loaded, search } = openSearchIndex(publishParts());
  await search('vanapaber');
  expect(loaded.filter((address) => address.includes('postings'))).toHaveLength(1);
  expect(loaded.filter((address) => address.includes('texts'))).toEqual([textsAddress(16)]);
});

test('older segments are not searched where newer ones hold as many results as are ever shown', async () => {
  const parts = publishParts();
  const newer = Array.from({ length: 50 }, (_, place) => post(24 + 8 * place, 'Teade', 'Vedu hilineb.'));
  const end = 24 + 8 * 49;
  const whole = buildSegment(newer);
  const { ids, words, titles } = whole;
  parts.set(startAddress('et'), { entries: [page], posts: { type: 'segments', ends: [16, end] } });
  parts.set('/search-index/et/newest.json', buildSegment([post(end + 8, 'Uus', 'Paber.')]));
  parts.set(segmentAddress('et', end), { ids, words, titles });
  for (let part = 0; part < postingParts; part++)
    parts.set(postingsAddress('et', end, part), splitPostings(whole, part));
  for (const one of newer) parts.set(textsAddress(one.id), { et: [one], ru: [], en: [] });
  const { loaded, search } = openSearchIndex(parts);
  expect((await search('vedu')).at(-1)).toMatchObject({ total: 50, isComplete: true });
  const postings = loaded.filter((address) => address.includes('postings'));
  expect(postings).toEqual([expect.stringContaining(`postings-${end}-`)]);
});

test('older posts may be left out where newer entries answer the whole query', async () => {
  const parts = publishParts();
  const pages = ['Jaam', 'Jaamad'].map((title): SearchEntry => ({ ...page, url: `/${title}`, title }));
  parts.set(startAddress('et'), { entries: pages, posts: { type: 'segments', ends: [16] } });
  const loaded: string[] = [];
  const searchIndex = new SearchIndex('et', (address) => {
    loaded.push(address);
    return Promise.resolve(parts.get(address));
  });
  const search = (typed: string, isOlderLeftOut: boolean) =>
    wholeAnswer(searchIndex, typed, { count: 3, isOlderLeftOut });
  expect(await search('jaam', true)).toMatchObject({ total: 3, isComplete: true, isOlderLeftOut: true });
  expect(loaded).not.toContain(segmentAddress('et', 16));
  // Fewer than wanted, and a word that only an older post has.
  expect(await search('jaam vanapaber', true)).toMatchObject({ isComplete: true });
  expect(loaded).toContain(segmentAddress('et', 16));
  const { isOlderLeftOut } = await search('jaam', false);
  expect(isOlderLeftOut).toBeUndefined();
});

test('a part is loaded once', async () => {
  const { loaded, search } = openSearchIndex(publishParts());
  await search('vedu');
  const before = loaded.length;
  await search('vedu');
  expect(loaded).toHaveLength(before);
});

test('what a query finds does not depend on what was asked before', async () => {
  const parts = publishParts([post(16, 'Torm', 'Vedu hilineb.')]);
  const newer = post(24, 'Kiri', 'Hilineb ka vedu.');
  parts.set('/search-index/et/newest.json', buildSegment([newer]));
  parts.set(textsAddress(24), { et: [newer], ru: [], en: [] });
  const alone = await openSearchIndex(parts).search('vedu hilineb', 1);
  expect(alone.at(-1)?.urls).toEqual(['/about/news/24']);
  // Its text is loaded, which has the words as they are typed.
  const { search } = openSearchIndex(parts);
  await search('torm', 1);
  expect(await search('vedu hilineb', 1)).toEqual(alone);
});

test('parts of texts are kept for a few queries, not for all', async () => {
  const many = Array.from({ length: 40 }, (_, place) => post(24 + 8 * place, `Teade${place}`, 'Vedu.'));
  const parts = publishParts();
  parts.set('/search-index/et/newest.json', buildSegment(many));
  for (const one of many) parts.set(textsAddress(one.id), { et: [one], ru: [], en: [] });
  const { loaded, search } = openSearchIndex(parts);
  for (const { title } of many) await search(title);
  const texts = () => loaded.filter((address) => address.includes('texts')).length;
  const before = texts();
  await search('Teade39');
  expect(texts()).toBe(before);
  await search('Teade0');
  expect(texts()).toBeGreaterThan(before);
});

test('parts of two publishes are loaded again', async () => {
  const parts = publishParts();
  const { search, loaded } = openSearchIndex(parts);
  await search('meist');
  for (const [address, part] of publishParts([post(3, 'Kompost', 'Vedu tuleb.'), ...old]))
    parts.set(address, part);
  const answers = await search('vedu');
  expect(answers.at(-1)?.urls).toEqual(['/about/news/24', '/about/news/8', '/about/news/3']);
  expect(loaded.filter((address) => address === startAddress('et'))).toHaveLength(2);
});

test('a search that cannot load its parts is rejected, and the next one tries again', async () => {
  const parts = publishParts();
  const start = parts.get(startAddress('et'));
  parts.delete(startAddress('et'));
  const { search } = openSearchIndex(parts);
  await expect(search('vedu')).rejects.toThrow('There is no /search-index/et/start.json.');
  parts.set(startAddress('et'), start);
  expect((await search('vedu')).at(-1)?.total).toBe(2);
});

test('who collects at a place comes first, and types limit pages and places alike', async () => {
  const collection = {
    municipality: 'Elva vald',
    type: 'vald',
    names: ['Elva', 'Элва'],
    county: [],
    rows: [],
  } as const;
  const entries: readonly SearchEntry[] = [
    { ...page, title: 'Elva', text: 'Elva jaam on Elvas.' },
    { ...page, url: '/station', title: 'Elva jaam', kind: 'station' },
    { ...page, url: '/elva', title: 'Elva vald: kes veab', kind: 'collection', collection },
  ];
  const searchIndex = createIndex(entries);
  const urls = async (typed: string, types?: readonly ResultType[]) => {
    const { results } = await wholeAnswer(searchIndex, typed, { count: 10, ...(types && { types }) });
    return results.map(({ url }) => url);
  };
  expect(await urls('Elva')).toEqual(['/elva', '/about', '/station']);
  // No word of it but the name is anywhere.
  expect(await urls('Kesk tn 5, Elva')).toContain('/elva');
  expect(await urls('Elva', ['waste_stations'])).toEqual(['/station']);
  expect(await urls('Elva jaam')).not.toEqual(['/elva', '/about', '/station']);
});

test('the page of all price lists comes before each of them, when editors gave it that word', async () => {
  const entries: readonly SearchEntry[] = [
    ...['Tartu', 'Tallinn', 'Viljandi'].map((name): SearchEntry => ({
      ...page,
      url: `/${name}`,
      title: `Hinnakiri: ${name}`,
      kind: 'construction-prices',
    })),
    { ...page, url: '/price-lists', title: 'Korraldatud jäätmeveo hinnakirjad', also: 'hinnakiri, tariif' },
  ];
  const searchIndex = createIndex(entries);
  const { results } = await wholeAnswer(searchIndex, 'hinnakiri', { count: 4 });
  expect(results[0]?.url).toBe('/price-lists');
});

/** The part of names in which a word is. */
const partOf = (word: string): string => namesAddress('et', objectPartsOf(word)[0] ?? 0);

test('an object is found by the names of its part, which is loaded once, with where it goes', async () => {
  const parts = publishParts();
  const fridge = partOf('külmik');
  const object = { id: 'kulmkapp', bin: 'electronics', names: ['Külmkapp', 'külmik', 'külmutuskapp'] };
  parts.set(startAddress('et'), { entries: [page], posts: { type: 'here' } });
  parts.set(fridge, { objects: [object], bins: { electronics: 'Elektroonika' } } satisfies ObjectsPart);
  const { loaded, searchIndex, search } = openSearchIndex(parts);
  for (const typed of ['külmik', 'kuhu visata külmikut'])
    expect(await search(typed)).toEqual([{ isComplete: true, total: 1, urls: ['/sorting/kulmkapp'] }]);
  expect(loaded.toSorted()).toEqual([fridge, startAddress('et')].toSorted());
  const { results } = await wholeAnswer(searchIndex, 'külmik', { count: 1 });
  expect(results[0]).toMatchObject({ goesTo: { bin: 'electronics', name: 'Elektroonika' } });
});

test('what an object only resembles is a suggestion, which is not counted', async () => {
  const parts = publishParts();
  const object = { id: 'kulmkapp', bin: 'electronics', names: ['Külmkapp', 'külmik'] };
  parts.set(startAddress('et'), { entries: [page], posts: { type: 'here' } });
  parts.set(partOf('külmik'), { objects: [object], bins: {} } satisfies ObjectsPart);
  const { searchIndex } = openSearchIndex(parts);
  const { total, results, suggestions } = await wholeAnswer(searchIndex, 'külmi', { count: 5 });
  expect({ total, results }).toEqual({ total: 0, results: [] });
  expect(suggestions?.map(({ url }) => url)).toEqual(['/sorting/kulmkapp']);
});

test('names that cannot be loaded fail the search: without them it would say that there is nothing', async () => {
  const parts = publishParts();
  const address = partOf('vedu');
  parts.delete(address);
  const { search } = openSearchIndex(parts);
  await expect(search('vedu')).rejects.toThrow(`There is no ${address}.`);
  parts.set(address, noObjects);
  expect(await search('vedu')).not.toEqual([]);
});
