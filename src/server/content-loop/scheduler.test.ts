import { expect, test } from 'vitest';
import { Debouncer, intervals, Scheduler } from './scheduler.ts';

const both = { hasContentBase: true, hasPageBuilder: true };
const named = (id: number) => ({ type: 'content-base', entry: { postType: 'posts', id } }) as const;

/** A scheduler with everything done at time 0. */
function idleScheduler(upstreams = both): Scheduler {
  const scheduler = new Scheduler(upstreams, 0);
  scheduler.published(undefined);
  scheduler.done('look', 0);
  if (upstreams.hasContentBase) scheduler.done('inventory', 0);
  if (upstreams.hasPageBuilder) scheduler.done('page-builder', 0);
  return scheduler;
}

test('at the start everything is looked at, and first what can be published already', () => {
  const scheduler = new Scheduler(both, 0);
  expect(scheduler.next(0)).toEqual({ type: 'publish' });
  scheduler.published(undefined);
  expect(scheduler.next(0)).toEqual({ type: 'inventory', reason: 'timer' });
  scheduler.done('inventory', 0);
  expect(scheduler.next(0)).toEqual({ type: 'page-builder', reason: 'timer' });
  scheduler.done('page-builder', 0);
  expect(scheduler.next(0)).toEqual({ type: 'look' });
  scheduler.done('look', 0);
  expect(scheduler.next(0)).toBeUndefined();
});

test('an upstream that is not configured is never polled, even after an event about it', () => {
  const scheduler = idleScheduler({ hasContentBase: false, hasPageBuilder: false });
  scheduler.note(named(1), 10);
  scheduler.note({ type: 'page-builder' }, 10);
  expect(scheduler.next(10)).toBeUndefined();
  const year = 365 * 86_400_000;
  expect(scheduler.next(year)).toEqual({ type: 'look' });
});

test('the entry that is named comes first, and all is counted after it', () => {
  const scheduler = idleScheduler();
  scheduler.note(named(7), 1000);
  expect(scheduler.next(1000)).toEqual({ type: 'entries', entries: [{ postType: 'posts', id: 7 }] });
  expect(scheduler.next(1000)).toEqual({ type: 'inventory', reason: 'hook' });
  scheduler.done('inventory', 1000);
  expect(scheduler.next(1000)).toBeUndefined();
});

test('a hint that names nothing, and many at once, are found by counting', () => {
  const scheduler = idleScheduler();
  scheduler.note({ type: 'content-base' }, 1000);
  expect(scheduler.next(1000)).toEqual({ type: 'inventory', reason: 'hook' });
  scheduler.done('inventory', 1000);
  for (let id = 1; id <= 1000; id += 1) scheduler.note(named(id), 20_000);
  expect(scheduler.next(20_000)).toEqual({ type: 'inventory', reason: 'hook' });
});

test('edits that follow one another are counted for a fifth of the time; what only a count finds is counted at once', () => {
  const scheduler = idleScheduler({ hasContentBase: true, hasPageBuilder: false });
  scheduler.done('look', 1_000_000);
  const types = (now: number) => [scheduler.next(now)?.type, scheduler.next(now)?.type];
  scheduler.note(named(1), 1000);
  expect(types(1000)).toEqual(['entries', 'inventory']);
  scheduler.done('inventory', 31_000);
  scheduler.note(named(2), 40_000);
  expect(types(40_000)).toEqual(['entries', undefined]);
  scheduler.note(named(3), 60_000);
  expect(types(60_000)).toEqual(['entries', undefined]);
  expect(scheduler.wakeAt(60_000)).toBe(31_000 + 4 * 30_000);
  expect(types(151_000)[0]).toBe('inventory');
  scheduler.done('inventory', 181_000);
  scheduler.note({ type: 'content-base' }, 182_000);
  expect(types(182_000)[0]).toBe('inventory');
  scheduler.done('inventory', 212_000);
  scheduler.countSoon(213_000);
  expect(types(213_000)[0]).toBe('inventory');
});

test('counting waits for hints that wait, but not for ever', () => {
  const scheduler = idleScheduler();
  scheduler.note(named(1), 0);
  scheduler.next(0);
  scheduler.note(named(2), 100);
  expect(scheduler.next(200)).toBeUndefined();
  expect(scheduler.wakeAt(200)).toBe(400);
  expect(scheduler.next(400)).toEqual({ type: 'entries', entries: [{ postType: 'posts', id: 2 }] });
  expect(scheduler.next(400)?.type).toBe('inventory');
});

test('a count makes way for hints three times', () => {
  const scheduler = idleScheduler();
  const makesWay = () => {
    scheduler.note(named(1), 0);
    const ready = scheduler.interrupts(60_000);
    if (ready) scheduler.interrupted(60_000);
    return ready;
  };
  expect([makesWay(), makesWay(), makesWay(), makesWay()]).toEqual([true, true, true, false]);
  scheduler.done('inventory', 60_000);
  expect(makesWay()).toBe(true);
});

test('a count does not make way for hints that another count would have to find', () => {
  const scheduler = idleScheduler();
  scheduler.note({ type: 'content-base' }, 0);
  expect(scheduler.interrupts(60_000)).toBe(false);
  for (let id = 1; id <= 26; id += 1) scheduler.note(named(id), 0);
  expect(scheduler.interrupts(60_000)).toBe(false);
});

test('without hints all is counted every five minutes, and the page builder is asked once a minute', () => {
  const scheduler = idleScheduler();
  const asked: string[] = [];
  for (let now = 0; now <= 600_000; now += 1000) {
    for (let job = scheduler.next(now); job; job = scheduler.next(now)) {
      if (job.type === 'inventory' || job.type === 'page-builder' || job.type === 'look')
        scheduler.done(job.type, now);
      asked.push(job.type);
    }
  }
  const times = (type: string) => asked.filter((one) => one === type).length;
  expect([times('inventory'), times('page-builder'), times('publish')]).toEqual([2, 10, 0]);
});

test('what the clock changes is published at its instant', () => {
  const scheduler = idleScheduler();
  scheduler.published(5000);
  expect([scheduler.next(4999), scheduler.wakeAt(4999)]).toEqual([undefined, 5000]);
  expect(scheduler.next(5000)).toEqual({ type: 'publish' });
});

test('what fails is tried again, later each time, and a hint does not wait for that', () => {
  const scheduler = idleScheduler({ hasContentBase: true, hasPageBuilder: false });
  const pauses: number[] = [];
  for (let now = 0; pauses.length < 9;) {
    scheduler.failed('inventory', now);
    scheduler.done('look', now + intervals.maxRetryMs);
    const at = scheduler.wakeAt(now);
    pauses.push((at - now) / 1000);
    now = at;
  }
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
  const now = 10_000_000;
  scheduler.failed('inventory', now);
  scheduler.note(named(1), now + 1);
  expect(scheduler.next(now + 1)?.type).toBe('entries');
});

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

test('what comes shortly after is acted on when it is quiet', () => {
  expect(actOn([0, 1000, 1100], 200)).toEqual([0, 1400]);
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
  const acted = actOn(each(1000, 100), 200);
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
