import { expect, test } from 'vitest';
import { MemoryStorage } from './storage.ts';

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
  const storage = new MemoryStorage(() => 0, { bytes: 1000, counters: 10 });
  const text = 'x'.repeat(150);
  await storage.keep('a', stored(text), 1);
  await storage.keep('b', stored(text), 1);
  await storage.load('a');
  await storage.keep('c', stored(text), 1);
  const all = await Promise.all(['a', 'b', 'c'].map((key) => storage.load(key)));
  expect(all.map((one) => one?.text)).toEqual([text, undefined, text]);
});

test('an answer that replaces another does not count twice', async () => {
  const storage = new MemoryStorage(() => 0, { bytes: 1000, counters: 10 });
  const text = 'x'.repeat(300);
  for (let index = 0; index < 5; index += 1) await storage.keep('a', stored(text), 1);
  expect(await storage.load('a')).toMatchObject(stored(text));
});

test('events are counted in windows', async () => {
  let now = 0;
  const storage = new MemoryStorage(() => now);
  expect(await storage.count('a', 100)).toEqual({ events: 1, endsAt: 100 });
  now = 99;
  expect(await storage.count('a', 100)).toEqual({ events: 2, endsAt: 100 });
  expect(await storage.count('b', 100)).toEqual({ events: 1, endsAt: 199 });
  now = 100;
  expect(await storage.count('a', 100)).toEqual({ events: 1, endsAt: 200 });
});

test('no more addresses are counted than the limit', async () => {
  const storage = new MemoryStorage(() => 0, { bytes: 1000, counters: 2 });
  await storage.count('a', 100);
  await storage.count('b', 100);
  await storage.count('a', 100);
  await storage.count('c', 100);
  expect(await storage.count('a', 100)).toMatchObject({ events: 3 });
  expect(await storage.count('b', 100)).toMatchObject({ events: 1 });
});
