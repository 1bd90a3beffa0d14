import { expect, test } from 'vitest';
import { Counts, Durations } from './durations.ts';
import { Traffic } from './traffic.ts';

test('a duration counts for every bound that it does not exceed', () => {
  const durations = new Durations();
  for (const ms of [0.2, 1, 1.1, 40, 60_000]) durations.observe(ms);
  expect(durations.upTo.slice(0, 6)).toEqual([2, 3, 3, 3, 3, 4]);
  expect(durations.upTo.at(-1)).toBe(4);
  expect(durations.count).toBe(5);
  expect(durations.sumSeconds).toBeCloseTo(60.0423, 9);
});

test('requests are counted by kind and status, and a remembered response once more', () => {
  const traffic = new Traffic();
  traffic.count('page', 404, 3);
  traffic.count('api', 200, 8);
  traffic.countHot('page', 0.1);
  traffic.countHot('page', 0.1);
  expect(traffic.requests()).toEqual([
    { labels: { kind: 'page', status: '200' }, value: 2 },
    { labels: { kind: 'page', status: '404' }, value: 1 },
    { labels: { kind: 'api', status: '200' }, value: 1 },
  ]);
  expect(traffic.hot).toBe(2);
  expect(traffic.durations().map(({ labels, value }) => [labels.kind, value.count])).toEqual([
    ['page', 3],
    ['api', 1],
  ]);
});

test('a status that no server sends does not count for another kind', () => {
  const traffic = new Traffic();
  traffic.count('page', 999, 1);
  expect(traffic.requests()).toEqual([{ labels: { kind: 'page', status: '0' }, value: 1 }]);
});

test('labels are bounded: what comes later is not counted, what is known is', () => {
  const counts = new Counts(2);
  for (const name of ['a', 'b', 'c', 'a']) counts.add({ name });
  expect(counts.list()).toEqual([
    { labels: { name: 'a' }, value: 2 },
    { labels: { name: 'b' }, value: 1 },
  ]);
});
