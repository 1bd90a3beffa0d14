import { expect, test } from 'vitest';
import { keepPages, openLiveList } from './live-list.ts';
import { failure, success } from '#platform/base/result.ts';
import type { askApi } from '#shell/browser/ask-api.browser.ts';
import { articlePages, groupPages } from './live-page.ts';

const provenance = { isDemonstration: true, isStale: false, asOf: '2026-11-18T10:00:00Z' };
const addresses = {
  kojv_olme: '/prices/{id}',
  kojv_ehitus: '/building/{id}',
  waste_stations: '/stations/{id}',
  failed_discharges: '/unserved?address={address}',
};

/** The test resolves responses in any order. */
function openUpstream() {
  const asked: {
    address: string;
    signal: AbortSignal | undefined;
    answer: (body: unknown) => void;
    fail: () => void;
  }[] = [];
  const load: typeof askApi = (schema, { path, signal }) =>
    new Promise((resolve) =>
      asked.push({
        address: path,
        signal,
        answer: (body) => {
          const parsed = schema.safeParse(body);
          resolve(parsed.success ? success(parsed.data) : failure('no-answer'));
        },
        fail: () => resolve(failure('unreachable')),
      }),
    );
  return { asked, load };
}

const groups = (names: Partial<Record<keyof typeof addresses, string>>) =>
  Object.fromEntries(
    Object.keys(addresses).map((group) => {
      const name = new Map(Object.entries(names)).get(group);
      return [group, name === undefined ? [] : [{ id: '7', name, address: 'Tartu' }]];
    }),
  );

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a question that is overtaken is aborted, and its answer is not shown when it comes all the same', async () => {
  const { asked, load } = openUpstream();
  const { $list, ask } = openLiveList(groupPages(load, addresses));
  ask('a');
  ask('b');
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  asked[1]?.answer({ ...provenance, groups: groups({ waste_stations: 'B' }), page: 1 });
  await settle();
  asked[0]?.answer({ ...provenance, groups: groups({ waste_stations: 'A' }), page: 1 });
  await settle();
  expect($list.get()).toMatchObject({ type: 'found', results: [{ title: 'B' }] });
  ask('');
  expect($list.get()).toEqual({ type: 'idle' });
});

test('results of each group lead to their page, an unserved address to the list with that address', async () => {
  const { asked, load } = openUpstream();
  const { $list, ask } = openLiveList(groupPages(load, addresses));
  ask('x');
  const names = { kojv_olme: 'O', kojv_ehitus: 'E', waste_stations: 'S', failed_discharges: 'Uus 1 & 2' };
  asked[0]?.answer({ ...provenance, groups: groups(names), page: 1 });
  await settle();
  const list = $list.get();
  const results = list.type === 'found' ? list.results : [];
  expect(results.map(({ type, url }) => [type, url])).toEqual([
    ['kojv_olme', '/prices/7'],
    ['kojv_ehitus', '/building/7'],
    ['waste_stations', '/stations/7'],
    ['failed_discharges', '/unserved?address=Uus%201%20%26%202'],
  ]);
  expect(results[0]).toMatchObject({ id: '7', title: 'O', description: 'Tartu' });
});

test('further pages come after those that are there, and one that fails can be asked for again', async () => {
  const { asked, load } = openUpstream();
  const { $list, ask, askNext } = openLiveList(articlePages(load, 'ru'));
  const page = (number: number) => ({
    ...provenance,
    results: [
      { id: number, title: `T${number}`, url: `/about/news/t-${number}`, type: 'post', subtype: 'post' },
    ],
    page: number,
    total: 2,
    totalPages: 2,
  });
  ask('paber');
  asked[0]?.answer(page(1));
  await settle();
  askNext();
  expect($list.get()).toMatchObject({ next: 'loading', results: [{ title: 'T1' }] });
  asked[1]?.fail();
  await settle();
  expect($list.get()).toMatchObject({ next: 'failed', results: [{ title: 'T1' }] });
  askNext();
  asked[2]?.answer(page(2));
  await settle();
  expect($list.get()).toMatchObject({
    next: 'none',
    results: [{ url: '/ru/about/news/t-1' }, { url: '/ru/about/news/t-2' }],
  });
  expect(asked.map(({ address }) => address)).toEqual(
    [1, 2, 2].map((number) => `/api/content-search?search=paber&page=${number}&lang=ru`),
  );
});

test('nothing found and a failure are different states, as is an answer of the wrong shape', async () => {
  const { asked, load } = openUpstream();
  const { $list, ask } = openLiveList(groupPages(load, addresses));
  const states: string[] = [];
  const answers = [{ ...provenance, groups: groups({}), page: 1 }, { groups: {} }, undefined];
  for (const [index, body] of answers.entries()) {
    ask(`q${index}`);
    states.push($list.get().type);
    if (body) asked[index]?.answer(body);
    else asked[index]?.fail();
    await settle();
    states.push($list.get().type);
  }
  expect(states).toEqual(['loading', 'none', 'loading', 'failed', 'loading', 'failed']);
});

test('an answer serves again for 5 minutes, and a failure does not', async () => {
  let now = 0;
  let asked = 0;
  let isFailing = true;
  const answer = (count: number) => ({ ...provenance, results: [], nextPage: count });
  const keep = keepPages(
    () => {
      asked += 1;
      return Promise.resolve(isFailing ? failure('unreachable') : success(answer(asked)));
    },
    { now: () => now },
  );
  const { signal } = new AbortController();
  const ask = async (page = 1) => {
    const loaded = await keep('paber', page, signal);
    return loaded.type === 'success' ? loaded.value.nextPage : loaded.failure;
  };
  expect(await ask()).toBe('unreachable');
  isFailing = false;
  expect([await ask(), await ask(), await ask(2)]).toEqual([2, 2, 3]);
  now = 5 * 60 * 1000 - 1;
  expect(await ask()).toBe(2);
  now += 1;
  expect(await ask()).toBe(4);
});
