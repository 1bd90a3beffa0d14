import { expect, test } from 'vitest';
import { dueInstant, debounceRebuilds, type RebuildDependencies } from './debounce-rebuilds.ts';
import { RebuildStore } from './rebuild-store.ts';
import { sampleBlobs } from '#fakes/fake-blobs.ts';

const second = 1000;
const minute = 60 * second;
const settings = { quietMs: 10 * second, minMs: 10 * minute };
const event = { type: 'content-base' } as const;

/** Netlify with a clock that goes on when somebody waits, and with what happens meanwhile, soonest first. */
function sampleNetlify() {
  const time = { now: 0 };
  const { blobs, keys } = sampleBlobs();
  const store = new RebuildStore(blobs);
  const started: (readonly [at: number, title: string])[] = [];
  const happening: { readonly at: number; readonly happens: () => Promise<unknown> }[] = [];
  const answers = { isTaken: true };
  const dependencies: RebuildDependencies = {
    store,
    settings,
    clock: () => time.now,
    wait: async (ms) => {
      const until = time.now + ms;
      // Who is called meanwhile may wait too, and then takes what follows.
      for (let next = happening[0]; next && next.at <= until; next = happening[0]) {
        happening.shift();
        time.now = Math.max(time.now, next.at);
        await next.happens();
      }
      time.now = Math.max(time.now, until);
    },
    startBuild: (title) => {
      started.push([time.now, title]);
      return Promise.resolve(answers.isTaken);
    },
  };
  /** Notes and debounces, as a webhook does. */
  const arrive = async () => {
    await store.note(event, time.now);
    return debounceRebuilds(dependencies);
  };
  return { time, store, keys, started, happening, answers, dependencies, arrive };
}

test('what changes within a quiet time is one build', async () => {
  const { started, happening, arrive, keys } = sampleNetlify();
  const late: unknown[] = [];
  for (const at of [4, 8, 12])
    happening.push({ at: at * second, happens: async () => late.push(await arrive()) });
  expect(await arrive()).toEqual([{ type: 'started', changes: 4 }]);
  expect(late).toEqual([1, 2, 3].map(() => [{ type: 'debounced-elsewhere' }]));
  expect(started).toEqual([[22 * second, 'Content: 4 changes']]);
  expect(keys()).toEqual(['last-start']);
});

test('while things go on changing, a build waits a minute and no longer', () => {
  const events = [0, 9, 18, 27, 36, 45, 54, 63].map((at) => ({ key: String(at), at: at * second }));
  expect(dueInstant(events.slice(0, 2), undefined, settings)).toBe(19 * second);
  expect(dueInstant(events, undefined, settings)).toBe(60 * second);
  expect(dueInstant(events, 0, settings)).toBe(10 * minute);
  expect(dueInstant([], 0, settings)).toBeUndefined();
});

test('a storm of a thousand changes is one build at once and one after the shortest time between two', async () => {
  const { dependencies, started, happening, arrive, store } = sampleNetlify();
  for (let index = 1; index < 1000; index += 1) happening.push({ at: index * 300 + 1, happens: arrive });
  await arrive();
  await dependencies.wait(5 * minute);
  expect(started.map(([at]) => at)).toEqual([60 * second, 11 * minute]);
  expect(started.map(([, title]) => title)).toEqual(['Content: 200 changes', 'Content: 800 changes']);
  expect(await store.events()).toEqual([]);
});

test('of a hundred who come at once one debounces', async () => {
  const { started, arrive } = sampleNetlify();
  const outcomes = await Promise.all(Array.from({ length: 100 }, arrive));
  expect(outcomes.flat().filter(({ type }) => type !== 'debounced-elsewhere')).toEqual([
    { type: 'started', changes: 100 },
  ]);
  expect(started).toHaveLength(1);
});

test('what is noted while the right to debounce is given back is built too', async () => {
  const { dependencies, store, started, arrive } = sampleNetlify();
  const release = store.release.bind(store);
  let isFirst = true;
  store.release = async () => {
    if (isFirst) {
      isFirst = false;
      expect(await arrive()).toEqual([{ type: 'debounced-elsewhere' }]);
    }
    await release();
  };
  await store.note(event, 0);
  const outcomes = await debounceRebuilds(dependencies);
  expect(outcomes.map(({ type }) => type)).toEqual(['started', 'started']);
  expect(started).toHaveLength(2);
});

test('who may not wait as long puts it off, and whoever comes then builds', async () => {
  const { time, store, dependencies, started } = sampleNetlify();
  const patient = { ...dependencies, settings: { ...settings, minMs: 60 * minute } };
  await store.noteStart(0);
  await store.note(event, 0);
  expect(await debounceRebuilds(patient)).toEqual([{ type: 'put-off', dueAt: 60 * minute }]);
  expect([started, await store.isClaimed(time.now)]).toEqual([[], false]);
  time.now = 60 * minute;
  expect(await debounceRebuilds(patient)).toEqual([{ type: 'started', changes: 1 }]);
});

test('a build that is not taken is tried again later, and nothing is forgotten', async () => {
  const { answers, time, dependencies, store, started, arrive } = sampleNetlify();
  answers.isTaken = false;
  expect(await arrive()).toEqual([{ type: 'not-taken', changes: 1 }]);
  answers.isTaken = true;
  expect(await debounceRebuilds(dependencies)).toEqual([{ type: 'started', changes: 1 }]);
  expect(started.map(([at]) => at)).toEqual([10 * second, 10 * second + 10 * minute]);
  expect(await debounceRebuilds(dependencies)).toEqual([{ type: 'nothing-noted' }]);
  expect(await store.isClaimed(time.now)).toBe(false);
});

test('the right of a debouncer that died passes on when its time is over', async () => {
  const { time, store } = sampleNetlify();
  expect(await store.claim(0, 1000)).toBe(true);
  time.now = 999;
  expect(await store.claim(time.now, 2000)).toBe(false);
  time.now = 1000;
  const claims = [store.claim(time.now, 2000), store.claim(time.now, 2000)];
  expect((await Promise.all(claims)).toSorted()).toEqual([false, true]);
});
