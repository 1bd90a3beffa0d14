import { expect, onTestFinished, test, vi } from 'vitest';
import type { PageOrder } from '#platform/on-demand/page-renderer.ts';
import { PageLimits } from '#platform/on-demand/page-limits.ts';
import { pageSettings } from '#platform/publish/compiled-pages.ts';
import { parseSettings } from '#platform/publish/settings.ts';
import { createSearchPage } from './search-page.server.ts';
import type { Wanted } from './query/search-index.ts';

const provenance = { isDemonstration: true, isStale: false, asOf: '2026-11-18T10:00:00Z' };
const settings = pageSettings(parseSettings({}));
const groups = { kojv_olme: [], kojv_ehitus: [], waste_stations: [], failed_discharges: [] };

/** The content base answers with the page that is asked for.
 * @param answers By path: another response. */
function openSearch(answers: Readonly<Record<string, () => Promise<Response>>> = {}, ratePerMinute = 100) {
  const orders: PageOrder[] = [];
  const asked: string[] = [];
  const wanted: (readonly [string, string, Wanted])[] = [];
  const answer = createSearchPage({
    renderer: {
      render: (order) => {
        orders.push(order);
        return Promise.resolve({ html: '<p>Leitud</p>', settings });
      },
    },
    index: {
      search: (locale, typed, options) => {
        wanted.push([locale, typed, options]);
        return Promise.resolve({ results: [], total: 0, keys: ['/keila'], isComplete: true });
      },
    },
    api: (request) => {
      const { pathname, search, searchParams } = new URL(request.url);
      asked.push(pathname + search);
      const page = Number(searchParams.get('page'));
      const body =
        pathname === '/api/search'
          ? { ...provenance, groups, page }
          : { ...provenance, results: [], page, total: 0, totalPages: 0 };
      return answers[pathname]?.() ?? Promise.resolve(Response.json(body));
    },
    limits: new PageLimits({ ratePerMinute, clock: () => 0 }),
  });
  const get = (path: string, init: RequestInit = {}) =>
    answer(new Request(`https://site.example.ee${path}`, init), '203.0.113.1');
  return { get, orders, asked, wanted };
}

test('a search is answered with what the index and both sources of the content base have, in the language of the page', async () => {
  const { get, orders, asked, wanted } = openSearch();
  const response = await get('/ru/search?searchQuery=%20keila%20');
  expect([response?.status, await response?.text()]).toEqual([200, '<p>Leitud</p>']);
  expect(asked).toEqual([
    '/api/search?query=keila&page=1',
    '/api/content-search?search=keila&page=1&lang=ru',
  ]);
  expect(wanted).toEqual([['ru', 'keila', { count: 10 }]]);
  expect(orders).toMatchObject([
    {
      path: '/search',
      locale: 'ru',
      visit: {
        search: {
          typed: 'keila',
          query: '?searchQuery=%20keila%20',
          total: 0,
          keys: ['/keila'],
          groups: { type: 'answered', pages: [{ page: 1 }] },
          articles: { type: 'answered', pages: [{ page: 1 }] },
        },
      },
    },
  ]);
});

test('without a query, by POST and at another address the published page is the answer', async () => {
  const { get, orders } = openSearch();
  for (const path of ['/search', '/search?searchQuery=%20', '/about?searchQuery=keila'])
    expect(await get(path)).toBeUndefined();
  expect(await get('/search?searchQuery=keila', { method: 'POST', body: '' })).toBeUndefined();
  expect(orders).toEqual([]);
  const head = await get('/search?searchQuery=keila', { method: 'HEAD' });
  expect([head?.status, await head?.text()]).toEqual([200, '']);
});

test('a source whose types are not to be shown is not asked', async () => {
  const { get, orders, asked, wanted } = openSearch();
  await get('/search?searchQuery=keila&types=wp-post');
  await get('/search?searchQuery=keila&types=waste_stations');
  await get('/search?searchQuery=keila&types=content');
  expect(asked.map((address) => address.split('?')[0])).toEqual(['/api/content-search', '/api/search']);
  expect(wanted.map(([, , options]) => options.types)).toEqual([
    ['wp-post'],
    ['waste_stations'],
    ['content'],
  ]);
  expect(orders.map(({ visit }) => [visit.search?.groups.type, visit.search?.articles.type])).toEqual([
    ['not-asked', 'answered'],
    ['answered', 'not-asked'],
    ['not-asked', 'not-asked'],
  ]);
});

test('an address asks for no more than five pages, and what is no number is one', async () => {
  const { get, asked, wanted } = openSearch();
  const pages = ['', '0', '2', '5', '6', '77', '-1', '2x'];
  for (const page of pages) await get(`/search?searchQuery=a&page=${page}`);
  expect(wanted.map(([, , { count }]) => count / 10)).toEqual([1, 1, 2, 5, 5, 5, 1, 1]);
  const counts: number[] = [];
  for (const more of ['', '0', '2', '5', '6', '77', '2x']) {
    asked.length = 0;
    await get(`/search?searchQuery=a&types=wp-post&more=${more}`);
    counts.push(asked.length);
  }
  expect(counts).toEqual([1, 1, 2, 5, 5, 1, 1]);
});

test('a query is asked without control characters, and no longer than a hundred', async () => {
  const { get, wanted } = openSearch();
  await get(`/search?searchQuery=a%00b%0A&types=content`);
  await get(`/search?searchQuery=${'x'.repeat(101)}&types=content`);
  expect(wanted.map(([, typed]) => typed)).toEqual(['a b', 'x'.repeat(100)]);
});

test('a source that fails costs its own results, and one that does not answer too', async () => {
  const failing = { '/api/search': () => Promise.resolve(Response.json({}, { status: 502 })) };
  const failed = openSearch(failing);
  await failed.get('/search?searchQuery=keila&more=2');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const silent = openSearch({ '/api/content-search': () => new Promise<Response>(() => undefined) });
  const late = silent.get('/search?searchQuery=keila');
  await vi.advanceTimersByTimeAsync(1500);
  await late;
  const types = [failed, silent].map(({ orders: [order] }) => [
    order?.visit.search?.groups.type,
    order?.visit.search?.articles.type,
  ]);
  expect(types).toEqual([
    ['failed', 'answered'],
    ['answered', 'failed'],
  ]);
});

test('who asks for too many pages gets none that is made', async () => {
  const { get } = openSearch({}, 1);
  expect(await get('/search?searchQuery=keila')).toBeDefined();
  expect(await get('/search?searchQuery=keila')).toBeUndefined();
});
