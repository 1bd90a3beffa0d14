import { expect, test } from 'vitest';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { translator } from '#shell/languages/messages.ts';
import type { Page } from '#shell/layout/page.ts';
import { searchTexts } from './search-texts.ts';
import { servedSearch } from './served-search.ts';
import { statusText } from './search-status.ts';
import type { VisitedSearch } from './visited-search.ts';

const page: Page = {
  ask: () => {
    throw new Error('The search asks nothing of the content.');
  },
  locale: 'ru',
  path: parseOwnPath('/search'),
  phone: '1919',
  t: translator('ru'),
};
const texts = searchTexts(page);
const provenance = { isDemonstration: false, isStale: false, asOf: '2026-11-18T10:00:00Z' };
const result = { url: '/ru/keila', kind: 'page', title: [], snippet: [] } as const;
const station = { id: 'A/7', name: 'Keila', address: 'Keila' };
const unserved = { id: '9', name: 'Tamme 1', address: 'Keila linn' };

/** What the server made for a visitor without scripts. */
const visited = (change: Partial<VisitedSearch> = {}): VisitedSearch => ({
  typed: 'keila',
  query: '?searchQuery=keila&types=content&page=2',
  results: [result],
  total: 12,
  keys: [],
  groups: { type: 'not-asked' },
  articles: { type: 'not-asked' },
  ...change,
});

const groupPage = (number: number, nextPage?: number) => ({
  ...provenance,
  groups: { kojv_olme: [], kojv_ehitus: [], waste_stations: [station], failed_discharges: [unserved] },
  page: number,
  nextPage,
});
const articlePage = (number: number, totalPages: number) => ({
  ...provenance,
  results: [
    { id: 5, title: 'Новость', url: '/about/news/keila', type: 'post', subtype: 'post' },
    { id: 6, title: 'Чужая', url: 'https://evil.example/', type: 'post', subtype: 'post' },
  ],
  page: number,
  total: 1,
  totalPages,
});

test('a search that the server made is that of its address, and says how many there are', () => {
  const served = servedSearch(page, visited());
  expect(served.addressed).toEqual({ typed: 'keila', types: ['content'], page: 2 });
  expect(served.shown).toMatchObject({ answer: { total: 12, results: [result] }, page: 2 });
  expect(served.status).toContain('2/2');
  expect(served.live.groups.list).toEqual({ type: 'idle' });
  expect(served.more).toBe(1);
});

test('an address beyond the last page shows the last one, and one without a page the first', () => {
  const beyond = servedSearch(page, visited({ query: 'searchQuery=keila&page=9' }));
  expect([beyond.addressed.page, beyond.shown?.page]).toEqual([2, 2]);
  expect(servedSearch(page, visited({ query: '?searchQuery=keila' })).addressed.page).toBe(1);
  expect(servedSearch(page, visited({ total: 0 })).addressed.page).toBe(1);
});

test('where nothing was found there is something to show only when something may have been meant', () => {
  const none = servedSearch(page, visited({ total: 0, results: [] }));
  expect([none.shown, none.status]).toEqual([undefined, texts.none]);
  const meant = servedSearch(page, visited({ total: 0, results: [], suggestions: [result] }));
  expect(meant.shown?.answer.suggestions).toEqual([result]);
  expect(meant.status).toBe(texts.none);
});

test('live results lead to our own pages in the language of the page, and to no other site', () => {
  const served = servedSearch(
    page,
    visited({
      groups: { type: 'answered', pages: [groupPage(1, 2)] },
      articles: { type: 'answered', pages: [articlePage(1, 3), articlePage(2, 3)] },
    }),
  );
  expect(served.live.groups.list).toMatchObject({
    type: 'found',
    next: 'there',
    results: [
      {
        type: 'waste_stations',
        title: 'Keila',
        description: '',
        url: '/ru/home-customer/waste-stations/A%2F7',
      },
      {
        type: 'failed_discharges',
        description: 'Keila linn',
        url: '/ru/customer-support/unserved-addresses?address=Tamme%201',
      },
    ],
  });
  const { list } = served.live.articles;
  expect(list.type === 'found' && list.results.map(({ id, url }) => [id, url])).toEqual([
    ['5', '/ru/about/news/keila'],
    ['5', '/ru/about/news/keila'],
  ]);
  expect(list).toMatchObject({ next: 'there', last: { nextPage: 3 } });
  // As many pages of each source as of the one that shows more.
  expect(served.more).toBe(2);
});

test('the last page of a source has none behind it, and a source that failed says so', () => {
  const articles = { type: 'answered', pages: [articlePage(1, 1)] } as const;
  const served = servedSearch(page, visited({ groups: { type: 'failed' }, articles }));
  expect(served.live.groups.list).toEqual({ type: 'failed' });
  expect(served.live.articles.list).toMatchObject({ type: 'found', next: 'none' });
  const many = { type: 'answered', pages: [groupPage(1, 2), groupPage(2, 3), groupPage(3)] } as const;
  expect(servedSearch(page, visited({ groups: many, articles })).more).toBe(3);
  expect(servedSearch(page, visited({ groups: many })).more).toBe(3);
});

test('the state of a search is told, with the page where there are several', () => {
  const tell = (found: Parameters<typeof statusText>[0]) => statusText(found, texts, 'ru');
  const found = (total: number, number = 1) =>
    tell({ outcome: { type: 'found', answer: { total } }, page: number, isMissing: false });
  expect(tell({ outcome: { type: 'idle' }, page: 1, isMissing: false })).toBe('');
  expect(tell({ outcome: { type: 'idle' }, page: 1, isMissing: true })).toBe(texts.missing);
  for (const type of ['loading', 'failed', 'none'] as const)
    expect(tell({ outcome: { type }, page: 1, isMissing: false })).toBe(texts[type]);
  expect(found(10)).toBe('10 результатов');
  expect(found(11)).toBe(`11 результатов, ${texts.pager.page.replace('{page}', '1/2')}`);
  expect(found(11, 5)).toContain('2/2');
});
