import { expect, test } from 'vitest';
import { completeLocales } from '#platform/languages/locale.ts';
import {
  languageParts,
  newestAddress,
  postingParts,
  postingsAddress,
  segmentAddress,
} from '../format/parts.ts';
import { startAddress } from '#shell/search/index-address.ts';
import { buildSegment, splitPostings } from '../index/segment.ts';
import { SearchIndex, type Wanted } from './search-index.ts';
import { wholeAnswer } from './whole-answer.ts';

const entry = (id: number, text: string) => {
  return { id, url: `/about/news/${id}`, title: `Uudis ${id}`, text, locale: 'et', kind: 'post' } as const;
};

const page = { url: '/about', title: 'Meist', text: 'Vedu ja jaamad.', locale: 'et', kind: 'page' } as const;
const posts = [entry(8, 'Vedu hilineb.'), entry(16, 'Vedu jätkub.')];
const whole = buildSegment(posts);
const { ids, words, titles } = whole;

const parts = new Map<string, unknown>([
  ...completeLocales.flatMap(languageParts).map((address) => [address, { objects: [], bins: {} }] as const),
  [startAddress('et'), { entries: [page], posts: { type: 'segments', ends: [16] } }],
  [newestAddress('et'), buildSegment([])],
  [segmentAddress('et', 16), { ids, words, titles }],
  ...Array.from(
    { length: postingParts },
    (_, part) => [postingsAddress('et', 16, part), splitPostings(whole, part)] as const,
  ),
  ...[1, 2].map(
    (group) => [`/search-index/texts-${group}.json`, { et: [posts[group - 1]], ru: [], en: [] }] as const,
  ),
]);

const search = async (wanted: Partial<Wanted>) => {
  const searchIndex = new SearchIndex('et', (address) => Promise.resolve(parts.get(address)));
  const { results, keys: _keys, ...rest } = await wholeAnswer(searchIndex, 'vedu', { count: 10, ...wanted });
  return { ...rest, found: results.map(({ type, url }) => `${type} ${url}`) };
};

test('the published parts answer a query as a whole, pages and articles', async () => {
  const found = ['content /about', 'wp-post /about/news/16', 'wp-post /about/news/8'];
  expect(await search({})).toEqual({ found, total: 3, isComplete: true });
});

test('only results of the wanted types are found and counted', async () => {
  const [pages, articles] = [
    await search({ types: ['content'] }),
    await search({ types: ['wp-post'], count: 1 }),
  ];
  expect(pages).toEqual({ found: ['content /about'], total: 1, isComplete: true });
  expect(articles).toEqual({ found: ['wp-post /about/news/16'], total: 2, isComplete: true });
});
