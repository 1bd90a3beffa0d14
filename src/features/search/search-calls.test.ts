import { afterAll, expect, test } from 'vitest';
import { contentSearchAnswerSchema, searchAnswerSchema } from './search-answer.ts';
import { sampleApi } from '#fakes/sample-api.ts';
import { contentBaseUpstream } from '#platform/calls/upstream/upstream.ts';
import { startFaultyUpstream } from '#fakes/fake-upstream.ts';

const upstream = await startFaultyUpstream();
afterAll(upstream.close);
const contentBase = contentBaseUpstream({ url: upstream.url, credentials: undefined });

async function load(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  Object.assign(upstream, { body, headers });
  return sampleApi({ contentBase }).ask(path);
}

const one = { id: 179, name: 'Keila &amp; <b>Saue</b>', address: 'Keila' };

test('site search is GET general-purpose-api/search with query and page', async () => {
  await load('/api/search?query=pr%C3%BCgi&page=2', {});
  expect(upstream.requests.at(-1)?.line).toBe(
    'GET /wp-json/general-purpose-api/search?query=pr%C3%BCgi&page=2',
  );
});

test('site search answers in four groups of id, name and address, as plain text', async () => {
  const groups = { kojv_olme: [one], kojv_ehitus: [one], waste_stations: [one], failed_discharges: [one] };
  const { body } = await load('/api/search?query=keila', { ...groups, total: 4, totalPages: 1 });
  const response = [{ id: '179', name: 'Keila & Saue', address: 'Keila' }];
  expect(searchAnswerSchema.parse(body)).toMatchObject({
    groups: {
      kojv_olme: response,
      kojv_ehitus: response,
      waste_stations: response,
      failed_discharges: response,
    },
    total: 4,
    page: 1,
  });
});

test('site search names the next page until the last', async () => {
  const next = async (page: number, body: object) =>
    searchAnswerSchema.parse((await load(`/api/search?query=keila&page=${page}`, body)).body).nextPage;
  expect(await next(1, { kojv_olme: [one], totalPages: 2 })).toBe(2);
  expect(await next(2, { kojv_olme: [one], totalPages: 2 })).toBeUndefined();
  // A source that does not count.
  expect(await next(1, { kojv_olme: [one] })).toBe(2);
  expect(await next(2, {})).toBeUndefined();
});

test('an odd result or group of the site search costs that one, and the log says which', async () => {
  const { ask, log } = sampleApi({ contentBase });
  let asked = 0;
  const search = async (body: unknown) => {
    asked += 1;
    Object.assign(upstream, { body, headers: {} });
    return ask(`/api/search?query=keila${asked}`);
  };
  for (const empty of [null, false, '', []]) {
    const { body } = await search({
      kojv_olme: empty,
      kojv_ehitus: [empty, one],
      waste_stations: [
        { ...one, address: empty },
        { ...one, id: empty },
        { id: 8, name: empty, address: 'Saku' },
      ],
      failed_discharges: { 3: one },
      total: empty,
      totalPages: empty,
    });
    expect(searchAnswerSchema.parse(body).groups).toEqual({
      kojv_olme: [],
      kojv_ehitus: [{ id: '179', name: 'Keila & Saue', address: 'Keila' }],
      waste_stations: [
        { id: '179', name: 'Keila & Saue', address: '' },
        { id: '8', name: 'Saku', address: 'Saku' },
      ],
      failed_discharges: [{ id: '179', name: 'Keila & Saue', address: 'Keila' }],
    });
    expect(log.at(-1)?.leftOut).toBe('kojv_ehitus.0, waste_stations.1.id');
    const { status } = await search({ kojv_olme: [{ ...one, name: empty, address: empty }] });
    expect([status, log.at(-1)?.reason]).toEqual([502, 'wrong-shape at kojv_olme.0.name']);
  }
});

const totals = { 'X-WP-Total': '12', 'X-WP-TotalPages': '2' };
const found = {
  id: 4566,
  title: '&#8220;Paber &#038; papp&#8221;',
  url: 'https://cms.example.ee/konteinerid-talvel/',
  type: 'post',
  subtype: 'post',
};

test('content search is GET wp/v2/search with search, page, per_page and subtype=post', async () => {
  await load('/api/content-search?search=paber&page=2&per_page=5', [], totals);
  const url = new URL(upstream.requests.at(-1)?.line.split(' ')[1] ?? '', upstream.url);
  expect(url.pathname).toBe('/wp-json/wp/v2/search');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    search: 'paber',
    page: '2',
    per_page: '5',
    subtype: 'post',
  });
});

test('content search answers id, title, url, type and subtype, and the totals of the headers', async () => {
  const { body } = await load('/api/content-search?search=paber', [found], totals);
  expect(contentSearchAnswerSchema.parse(body)).toMatchObject({
    results: [{ ...found, title: '“Paber & papp”', url: '/about/news/konteinerid-talvel' }],
    page: 1,
    total: 12,
    totalPages: 2,
  });
});

test('content search leaves out what a password protects and what no page can be', async () => {
  const embed = (self: object) => ({ ...found, _embedded: { self: [self] } });
  const response = [
    embed({ slug: 'open', excerpt: { protected: false } }),
    embed({ slug: 'closed', excerpt: { protected: true } }),
    embed({ slug: '%d0%b0_%d0%b1' }),
    embed({ slug: '%f0%9f%8e%84' }),
    { ...found, url: 'https://cms.example.ee/' },
  ];
  const { body } = await load('/api/content-search?search=paber', response, totals);
  expect(contentSearchAnswerSchema.parse(body).results.map(({ url }) => url)).toEqual([
    '/about/news/open',
    '/about/news/a-b',
  ]);
});

test('content search without totals is a failure', async () => {
  expect((await load('/api/content-search?search=paber', [found])).status).toBe(502);
});

test('answers of a search are kept for 5 minutes', async () => {
  const { ask, time } = sampleApi({ contentBase });
  Object.assign(upstream, { body: {}, headers: {} });
  upstream.requests.length = 0;
  await ask('/api/search?query=keila');
  time.now += 5 * 60 * 1000 - 1;
  await ask('/api/search?query=keila&page=1');
  expect(upstream.requests).toHaveLength(1);
  time.now += 1;
  await ask('/api/search?query=keila');
  expect(upstream.requests).toHaveLength(2);
});
