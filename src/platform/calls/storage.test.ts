import { expect, test } from 'vitest';
import { z } from 'zod';
import { MemoryStorage } from './storage.ts';
import { AnswerCache } from './answer-cache.ts';
import { listCaches } from '#platform/base/bounded-cache.ts';
import { digest } from '#platform/base/digest.ts';
import { failure, type Result, success } from '#platform/base/result.ts';
import type { UpstreamFailure } from './upstream/upstream.ts';

const stored = (text: string) => ({ text, savedAt: 0 });

test('what is kept is there until its time', async () => {
  let now = 0;
  const storage = new MemoryStorage(() => now);
  await storage.keep('a', stored('text'), 100);
  now = 99;
  expect(await storage.load('a')).toMatchObject(stored('text'));
  now = 100;
  expect(await storage.load('a')).toBeUndefined();
  expect(await storage.load('b')).toBeUndefined();
});

test('memory has a limit: what was used longest ago goes first', async () => {
  const storage = new MemoryStorage(() => 0, 1000);
  const text = 'x'.repeat(150);
  await storage.keep('a', stored(text), 1);
  await storage.keep('b', stored(text), 1);
  await storage.load('a');
  await storage.keep('c', stored(text), 1);
  const all = await Promise.all(['a', 'b', 'c'].map((key) => storage.load(key)));
  expect(all.map((one) => one?.text)).toEqual([text, undefined, text]);
});

test('an answer that replaces another does not count twice', async () => {
  const storage = new MemoryStorage(() => 0, 1000);
  const text = 'x'.repeat(300);
  for (let index = 0; index < 5; index += 1) await storage.keep('a', stored(text), 1);
  expect(await storage.load('a')).toMatchObject(stored(text));
});

test('who joined the call of somebody who may open no more, asks once more, and gets the answer', async () => {
  const { cache } = openCache();
  const busy = failure({ reason: 'busy' } as const);
  const calls: string[] = [];
  const find = (caller: string, answer: Result<string, UpstreamFailure>) =>
    cache.find({
      key: 'the list of everybody',
      freshMs: 100,
      schema: z.string(),
      load: () => {
        calls.push(caller);
        return Promise.resolve(answer);
      },
    });
  const [crowded, bystander, neighbour] = await Promise.all([
    find('crowded', busy),
    find('bystander', success('list')),
    find('neighbour of the crowd', busy),
  ]);
  expect(bystander).toMatchObject({ type: 'success', value: { value: 'list' } });
  expect([crowded, neighbour]).toMatchObject([busy, busy]);
  expect(calls).toEqual(['crowded', 'bystander', 'neighbour of the crowd']);
});

const hourMs = 60 * 60 * 1000;

function openCache() {
  const time = { now: 1000 };
  const clock = () => time.now;
  const storage = new MemoryStorage(clock);
  return { time, storage, cache: new AnswerCache({ passing: storage, lasting: storage }, clock) };
}

function sampleCache() {
  const { time, storage, cache } = openCache();
  const calls: string[] = [];
  let answer: Result<string, UpstreamFailure> = success('first');
  const find = async (key = 'a') => {
    const load = () => {
      calls.push(key);
      return Promise.resolve(answer);
    };
    const found = await cache.find({ key, freshMs: 100, schema: z.string(), load });
    return found.type === 'success'
      ? { value: found.value.value, cache: found.value.cache, savedAt: found.value.savedAt }
      : found.failure;
  };
  const tell = (next: Result<string, UpstreamFailure>) => (answer = next);
  return { time, storage, calls, find, tell };
}

test('a fresh answer spares the call, an old one does not', async () => {
  const { time, calls, find, tell } = sampleCache();
  expect(await find()).toEqual({ value: 'first', cache: 'miss', savedAt: 1000 });
  tell(success('second'));
  time.now += 99;
  expect(await find()).toEqual({ value: 'first', cache: 'hit', savedAt: 1000 });
  time.now += 1;
  expect(await find()).toEqual({ value: 'second', cache: 'miss', savedAt: 1100 });
  expect(calls).toHaveLength(2);
});

test('a thousand equal requests at once make one call, another question its own', async () => {
  const { calls, find } = sampleCache();
  const all = await Promise.all([...Array.from({ length: 1000 }, () => find()), find('b')]);
  expect(all.every((one) => 'value' in one && one.value === 'first')).toBe(true);
  expect(calls).toEqual(['a', 'b']);
});

test('when the upstream fails the last good answer serves, with its time, for a day', async () => {
  const { time, find, tell } = sampleCache();
  await find();
  tell(failure({ reason: 'slow' }));
  time.now += 23 * hourMs;
  expect(await find()).toEqual({ value: 'first', cache: 'stale', savedAt: 1000 });
  time.now += hourMs;
  expect(await find()).toEqual({ reason: 'slow' });
});

test('a failure is never kept', async () => {
  const { time, calls, find, tell } = sampleCache();
  tell(failure({ reason: 'malformed' }));
  expect(await find()).toEqual({ reason: 'malformed' });
  tell(success('second'));
  time.now += 5000;
  expect(await find()).toMatchObject({ value: 'second' });
  expect(calls).toHaveLength(2);
});

test('an answer that another version of the code kept in another shape is asked for anew', async () => {
  const { storage, find } = sampleCache();
  const load = () => Promise.resolve(success(5));
  const other = new AnswerCache({ passing: storage, lasting: storage }, () => 1000);
  await other.find({ key: 'a', freshMs: 100, schema: z.number(), load });
  expect(await find()).toMatchObject({ value: 'first', cache: 'miss' });
});

test('only an answer that is about nobody is kept beyond the process', async () => {
  const clock = () => 1000;
  const storages = { passing: new MemoryStorage(clock), lasting: new MemoryStorage(clock) };
  const cache = new AnswerCache(storages, clock);
  const wanted = { freshMs: 100, schema: z.string(), load: () => Promise.resolve(success('good')) };
  await cache.find({ ...wanted, key: 'a contract' });
  await cache.find({ ...wanted, key: 'all regions', isLasting: true });
  const stored = (storage: MemoryStorage) =>
    Promise.all(['a contract', 'all regions'].map(async (key) => (await storage.load(digest(key)))?.text));
  expect(await stored(storages.passing)).toEqual(['"good"', undefined]);
  expect(await stored(storages.lasting)).toEqual([undefined, '"good"']);
});

test('a call that has failed rests for 5 s, so that nobody waits for the same failure', async () => {
  const { time, calls, find, tell } = sampleCache();
  tell(failure({ reason: 'slow' }));
  expect([await find(), await find()]).toEqual([{ reason: 'slow' }, { reason: 'slow' }]);
  expect(calls).toEqual(['a']);
  await find('b');
  expect(calls).toEqual(['a', 'b']);
  tell(success('good'));
  time.now += 4999;
  expect(await find()).toEqual({ reason: 'slow' });
  time.now += 1;
  expect(await find()).toMatchObject({ value: 'good' });
});

test('while a call rests the last good answer serves at once', async () => {
  const { time, calls, find, tell } = sampleCache();
  await find();
  time.now += hourMs;
  tell(failure({ reason: 'unreachable' }));
  expect([await find(), await find()]).toMatchObject([{ cache: 'stale' }, { cache: 'stale' }]);
  expect(calls).toHaveLength(2);
});

test('no more failed calls are remembered than the limit, and what was remembered longest is asked again', async () => {
  const { calls, find, tell } = sampleCache();
  tell(failure({ reason: 'slow' }));
  for (let index = 0; index < 1001; index += 1) await find(`call ${index}`);
  await find('call 1000');
  expect(calls).toHaveLength(1001);
  await find('call 0');
  expect(calls.slice(1001)).toEqual(['call 0']);
  const caches = listCaches().filter(({ name }) => name === 'failures of upstreams');
  expect(caches.filter(({ entries, maxEntries }) => entries > maxEntries)).toEqual([]);
});
