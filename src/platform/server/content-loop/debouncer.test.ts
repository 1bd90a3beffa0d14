import { expect, test } from 'vitest';
import { Debouncer } from './debouncer.ts';

/** Processes events when they are ready, like the content loop.
 * @param events When events arrive.
 * @param workMs How long processing takes.
 * @returns When they are processed. */
function actOn(events: readonly number[], workMs: number): readonly number[] {
  const debouncer = new Debouncer<number>();
  const acted: number[] = [];
  const queue = [...events];
  for (let now = 0, busyUntil = 0; now < 120_000; now += 10) {
    for (; queue[0] !== undefined && queue[0] <= now; queue.shift()) debouncer.add(queue[0], now);
    if (now < busyUntil || !debouncer.isReady(now)) continue;
    debouncer.take(now);
    acted.push(now);
    busyUntil = now + workMs;
  }
  expect(debouncer.isWaiting).toBe(false);
  return acted;
}

const each = (count: number, ms: number) => Array.from({ length: count }, (_, index) => index * ms);

test('the first hint is acted on at once', () => {
  expect(actOn([5000], 200)).toEqual([5000]);
});

test('somebody who saves now and then never waits', () => {
  expect(actOn([0, 12_000, 24_000], 200)).toEqual([0, 12_000, 24_000]);
});

test('what comes while a round runs is acted on as soon as it ends, all at once', () => {
  expect(actOn([0, 100, 200, 290, 1000], 300)).toEqual([0, 300, 1000]);
});

test('each of twenty edits in a row, by one editor or by two, waits for one running round at most', () => {
  for (const editors of [1, 2]) {
    for (const gapMs of [200, 500, 1000, 3000]) {
      const workMs = 300;
      const edits = each(20 / editors, gapMs).flatMap((at) => each(editors, 70).map((later) => at + later));
      const acted = actOn(edits, workMs);
      for (const edit of edits) {
        const start = acted.find((at) => at >= edit) ?? Infinity;
        expect([editors, gapMs, edit, start - edit <= workMs]).toEqual([editors, gapMs, edit, true]);
      }
    }
  }
});

test('a thousand hints are acted on three times at most, however fast they come and the work is done', () => {
  for (const gapMs of [0, 1, 5]) {
    for (const workMs of [0, 50, 500, 5000]) {
      const acted = actOn(each(1000, gapMs), workMs);
      expect([gapMs, workMs, acted.length <= 3]).toEqual([gapMs, workMs, true]);
    }
  }
});

test('hints that never end are acted on nevertheless', () => {
  const acted = actOn(each(2000, 50), 200);
  const pauses = acted.slice(1).map((at, index) => at - (acted[index] ?? 0));
  expect(Math.max(...pauses)).toBeLessThanOrEqual(10_300);
  expect(acted.length).toBeGreaterThan(5);
});

test('what is named twice is brought once', () => {
  const debouncer = new Debouncer<{ readonly id: number }>();
  for (const id of [1, 2, 1]) debouncer.add({ id }, 0);
  debouncer.add(undefined, 0);
  expect(debouncer.take(0)).toEqual([{ id: 1 }, { id: 2 }]);
  expect(debouncer.take(0)).toEqual([]);
});
