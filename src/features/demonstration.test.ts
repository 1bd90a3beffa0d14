import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { silenceMs } from '#fakes/test-limits.ts';
import { unservedDays } from '#shell/company/business-rules.ts';
import { type Discharge, dischargesAnswerSchema } from '#features/discharges/discharges-answer.ts';
import { postsAnswerSchema } from '#features/news/posts-answer.ts';
import { contentSearchAnswerSchema, searchAnswerSchema } from '#features/search/search-answer.ts';
import { unservedAnswerSchema } from '#features/unserved/unserved-answer.ts';
import { addDays, tallinnDay } from '#platform/time/tallinn-day.ts';
import { noon, posting, sampleApi } from '#fakes/sample-api.ts';
import { demonstratedPosts } from '#platform/calls/demonstrated-posts.ts';
import { contracts } from '#features/discharges/demonstrated-contracts.server.ts';
import { demonstrationUpstream } from '#platform/calls/demonstration.ts';
import { loadPosts } from '#platform/calls/exported-posts.ts';
import { shipped } from '#features/search/demonstrated-search.server.ts';

const content = new URL('../content/', import.meta.url).pathname;

async function lookUp(contractNumber: string, now = noon): Promise<readonly Discharge[]> {
  const { ask, time } = sampleApi();
  time.now = now;
  const { body } = await ask('/api/discharges', posting({ contractNumber }));
  return dischargesAnswerSchema.parse(body).discharges;
}

test('an unknown contract and one without emptyings are answered alike', async () => {
  expect([await lookUp('7654321'), await lookUp('1000001')]).toEqual([[], []]);
});

test('one contract has one emptying, another nine with two on one day', async () => {
  expect(await lookUp('1000002')).toHaveLength(1);
  const nine = await lookUp('1000003');
  expect(nine).toHaveLength(9);
  expect(new Set(nine.map(({ date }) => date)).size).toBe(8);
});

test('emptyings follow the clock in Tallinn: the nine begin today and tomorrow', async () => {
  for (const now of [noon, Date.parse('2026-12-31T22:30:00Z'), Date.parse('2027-06-30T21:30:00Z')]) {
    const dates = (await lookUp('1000003', now)).map(({ date }) => date);
    expect(dates.slice(0, 2)).toEqual([tallinnDay(now), addDays(tallinnDay(now), 1)]);
  }
});

test('contracts fail in each way that can be seen: at once, malformed, and never', async () => {
  const { ask, log, limits } = sampleApi();
  const statuses = [];
  for (const contractNumber of ['1000004', '1000006', '1000007']) {
    if (contractNumber === '1000007') limits.timeMs = silenceMs;
    statuses.push((await ask('/api/discharges', posting({ contractNumber }))).status);
  }
  expect(statuses).toEqual([502, 502, 504]);
  expect(log.map(({ reason }) => reason)).toEqual(['status 500 internal_server_error', 'malformed', 'slow']);
});

test('a slow contract answers after a while', async () => {
  const { ask } = sampleApi();
  const { status, body } = await ask('/api/discharges', posting({ contractNumber: '1000005' }));
  expect([status, dischargesAnswerSchema.parse(body).discharges.length]).toEqual([200, 1]);
});

test('searches fail in the same ways', async () => {
  const { ask, limits } = sampleApi();
  for (const words of ['demo failing', 'demo malformed', 'demo silent']) {
    if (words === 'demo silent') limits.timeMs = silenceMs;
    const status = words === 'demo silent' ? 504 : 502;
    expect((await ask(`/api/search?query=${words}`)).status).toBe(status);
    expect((await ask(`/api/content-search?search=${words}`)).status).toBe(status);
    expect((await ask(`/api/posts?search=${words}`)).status).toBe(status);
  }
});

test('the unserved list has today and each of the days before, with and without reason and new day', async () => {
  const { body } = await sampleApi().ask('/api/unserved');
  const { addresses } = unservedAnswerSchema.parse(body);
  expect([...new Set(addresses.map(({ date }) => date))]).toEqual(
    Array.from({ length: unservedDays + 1 }, (_, index) => addDays('2026-11-18', -index)),
  );
  expect(new Set(addresses.map(({ reason }) => reason !== undefined)).size).toBe(2);
  expect(new Set(addresses.map(({ newDate }) => newDate !== undefined)).size).toBe(2);
  expect(new Set(addresses.map(({ id }) => id)).size).toBe(addresses.length);
});

test('on any day the address of the contracts is among those that were missed', async () => {
  const home = [...contracts.values()][0]?.address;
  for (let day = 0; day < 7; day += 1) {
    const { ask, time } = sampleApi();
    time.now = noon + day * 24 * 60 * 60 * 1000;
    const { addresses } = unservedAnswerSchema.parse((await ask('/api/unserved')).body);
    expect(addresses.some(({ address, city }) => `${address}, ${city}` === home)).toBe(true);
  }
});

test('on any day the new day of what was missed is among the days of every contract with that address and waste', async () => {
  const shown = new Set<string>();
  for (let day = 0; day < 7; day += 1) {
    const now = noon + day * 24 * 60 * 60 * 1000;
    const { ask, time } = sampleApi();
    time.now = now;
    const { addresses } = unservedAnswerSchema.parse((await ask('/api/unserved')).body);
    for (const contractNumber of ['1000002', '1000003']) {
      const planned = await lookUp(contractNumber, now);
      const listDays = (home: string, garbage?: string) =>
        planned.flatMap((one) => (one.address === home && one.garbage === garbage ? [one.date] : []));
      const missed = addresses
        .map(({ address, city, garbage, newDate }) => ({
          days: listDays(`${address}, ${city}`, garbage),
          newDate,
        }))
        .filter(({ days }) => days.length > 0);
      if (missed.length > 0) shown.add(contractNumber);
      expect(missed.filter(({ days, newDate }) => !days.includes(newDate ?? ''))).toEqual([]);
    }
  }
  expect([...shown]).toEqual(['1000003']);
});

test('site search finds in every group, has further pages, and finds nothing where nothing is', async () => {
  const { ask } = sampleApi();
  const search = async (query: string, page = 1) =>
    searchAnswerSchema.parse((await ask(`/api/search?query=${query}&page=${page}`)).body);
  const keila = await search('KEILA');
  expect(
    [keila.groups.kojv_olme, keila.groups.waste_stations, keila.groups.failed_discharges].map(
      (all) => all.length > 0,
    ),
  ).toEqual([true, true, true]);
  expect(keila.nextPage).toBeUndefined();
  expect((await search('tallinn')).groups.kojv_ehitus).toHaveLength(1);
  expect((await search('demo many')).nextPage).toBe(2);
  expect((await search('demo many', 3)).groups.failed_discharges.length).toBeGreaterThan(0);
  expect((await search('xyzzy')).total).toBe(0);
});

test('what site search finds exists in the shipped content', () => {
  const idSchema = z.object({ service: z.string() });
  const service = (id: string) =>
    idSchema.parse(JSON.parse(readFileSync(`${content}price-lists/${id}.json`, 'utf8'))).service;
  expect(new Set(shipped.kojv_olme.map(({ id }) => service(id)))).toEqual(new Set(['organised']));
  expect(new Set(shipped.kojv_ehitus.map(({ id }) => service(id)))).toEqual(new Set(['construction']));
  const stations = ['harju', 'tartu', 'viljandi', 'saare']
    .map((county) => readFileSync(`${content}waste-stations/${county}.json`, 'utf8'))
    .join('');
  for (const { id, name } of shipped.waste_stations) {
    expect(stations).toContain(`"id": ${id},\n    "name": "${name}"`);
  }
});

test('articles are those of the content export, by language, category, words and page', async () => {
  const all = await loadPosts(content);
  const { ask } = sampleApi({
    contentBase: demonstrationUpstream(
      () => noon,
      demonstratedPosts(() => Promise.resolve(all)),
    ),
  });
  const list = async (query: string) => postsAnswerSchema.parse((await ask(`/api/posts?${query}`)).body);
  const open = all.filter(({ status, date }) => status === 'publish' && Date.parse(date) <= noon);
  const first = await list('per_page=10');
  expect([first.totalPosts, first.posts.length]).toEqual([open.length, 10]);
  expect(first.posts.map(({ date }) => date)).toEqual(
    first.posts
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  );
  const school = await list('category_slug=waste-school&per_page=100');
  expect(new Set(school.posts.flatMap(({ categories }) => categories))).toEqual(new Set(['waste-school']));
  const russian = await list('lang=ru&per_page=100');
  expect(russian.posts.every(({ translations }) => translations.ru !== undefined)).toBe(true);
  expect((await list(`slug=${first.posts[0]?.slug ?? ''}`)).posts).toHaveLength(1);
  const found = contentSearchAnswerSchema.parse((await ask('/api/content-search?search=konteiner')).body);
  expect(found.results.length).toBeGreaterThan(0);
  expect(found.results.every(({ url }) => open.some(({ slug }) => url === `/about/news/${slug}`))).toBe(true);
});

test('every good answer says that it is a demonstration', async () => {
  const { ask } = sampleApi();
  const paths = [
    'discharges?contractNumber=1000002',
    'search?query=a',
    'content-search?search=a',
    'posts',
    'unserved',
    'health',
  ];
  for (const path of paths) {
    expect((await ask(`/api/${path}`)).body).toMatchObject({ isDemonstration: true, isStale: false });
  }
});
