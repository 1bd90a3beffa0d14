import { expect, test } from 'vitest';
import { intervals, Scheduler } from './scheduler.ts';

const both = { hasContentBase: true, hasPageBuilder: true };
const named = (id: number) => ({ type: 'content-base', entry: { postType: 'posts', id } }) as const;

/** An inventory whose lists are read at once, until its end.
 * @returns Why it ran; undefined when none is due. */
function count(scheduler: Scheduler, now: number, until = now) {
  scheduler.published(undefined);
  if (scheduler.next(now)?.type !== 'count') return undefined;
  scheduler.counted(now);
  const job = scheduler.next(now);
  scheduler.done('inventory', until);
  return job?.type === 'inventory' ? job.reason : undefined;
}

/** A scheduler with everything done at time 0. */
function idleScheduler(upstreams = both): Scheduler {
  const scheduler = new Scheduler(upstreams, 0);
  scheduler.published(undefined);
  scheduler.done('look', 0);
  if (upstreams.hasContentBase) count(scheduler, 0);
  if (upstreams.hasPageBuilder) scheduler.done('page-builder', 0);
  return scheduler;
}

test('at the start everything is looked at, and first what can be published already', () => {
  const scheduler = new Scheduler(both, 0);
  expect(scheduler.next(0)).toEqual({ type: 'publish' });
  scheduler.published(undefined);
  expect(scheduler.next(0)).toEqual({ type: 'count' });
  expect(scheduler.next(0)).toEqual({ type: 'page-builder', reason: 'timer' });
  scheduler.counted(0);
  expect(scheduler.next(0)).toEqual({ type: 'inventory', reason: 'timer' });
  scheduler.done('inventory', 0);
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

test('the entry that is named comes first, and all is counted when nobody has edited for two seconds', () => {
  const scheduler = idleScheduler();
  scheduler.note(named(7), 1000);
  expect(scheduler.next(1000)).toEqual({ type: 'entries', entries: [{ postType: 'posts', id: 7 }] });
  expect([scheduler.next(1000), scheduler.wakeAt(1000)]).toEqual([undefined, 3000]);
  scheduler.note(named(8), 2000);
  expect(scheduler.next(2000)?.type).toBe('entries');
  expect([scheduler.next(3000), scheduler.wakeAt(3000)]).toEqual([undefined, 4000]);
  expect(count(scheduler, 4000)).toBe('hook');
  expect(scheduler.next(4000)).toBeUndefined();
});

test('who edits without a pause is counted within a minute nevertheless', () => {
  const scheduler = idleScheduler({ hasContentBase: true, hasPageBuilder: false });
  const counts: number[] = [];
  for (let now = 1000; now <= 130_000; now += 1000) {
    scheduler.done('look', now);
    scheduler.note(named(now), now);
    expect(scheduler.next(now)?.type).toBe('entries');
    if (count(scheduler, now) !== undefined) counts.push(now);
  }
  expect(counts).toEqual([61_000, 122_000]);
});

test('a hint that names nothing, and many at once, are found by counting', () => {
  const scheduler = idleScheduler();
  scheduler.note({ type: 'content-base' }, 1000);
  expect(count(scheduler, 1000)).toBe('hook');
  for (let id = 1; id <= 1000; id += 1) scheduler.note(named(id), 20_000);
  expect(scheduler.next(20_000)?.type).toBe('look');
  scheduler.done('look', 20_000);
  expect(scheduler.next(20_000)).toBeUndefined();
  expect(count(scheduler, 20_300)).toBe('hook');
});

test('what comes while all is counted is counted again, unless it was fetched and the count took long', () => {
  const scheduler = idleScheduler({ hasContentBase: true, hasPageBuilder: false });
  scheduler.done('look', 1_000_000);
  scheduler.note({ type: 'content-base' }, 1000);
  expect(scheduler.next(1000)).toEqual({ type: 'count' });
  scheduler.note({ type: 'content-base' }, 1500);
  expect(scheduler.next(1500)).toBeUndefined();
  scheduler.counted(2000);
  expect(scheduler.next(2000)).toEqual({ type: 'inventory', reason: 'hook' });
  scheduler.done('inventory', 2000);
  expect(count(scheduler, 2000, 32_000)).toBe('hook');
  expect(count(scheduler, 32_000)).toBeUndefined();
  // Five minutes later by the clock; entries come meanwhile.
  expect(scheduler.next(332_000)).toEqual({ type: 'count' });
  scheduler.note(named(1), 333_000);
  expect(scheduler.next(333_000)?.type).toBe('entries');
  scheduler.counted(334_000);
  expect(scheduler.next(334_000)).toEqual({ type: 'inventory', reason: 'timer' });
  scheduler.done('inventory', 342_000);
  expect(scheduler.wakeAt(342_000)).toBe(342_000 + 4 * 10_000);
});

test('edits that follow one another are counted for a fifth of the time; what only a count finds is counted at once', () => {
  const scheduler = idleScheduler({ hasContentBase: true, hasPageBuilder: false });
  scheduler.done('look', 1_000_000);
  scheduler.note(named(1), 1000);
  expect(scheduler.next(1000)?.type).toBe('entries');
  expect(count(scheduler, 3000, 33_000)).toBe('hook');
  scheduler.note(named(2), 40_000);
  expect(scheduler.next(40_000)?.type).toBe('entries');
  scheduler.note(named(3), 60_000);
  expect(scheduler.next(60_000)?.type).toBe('entries');
  expect(scheduler.wakeAt(60_000)).toBe(33_000 + 4 * 30_000);
  expect(count(scheduler, 153_000, 183_000)).toBe('hook');
  scheduler.note({ type: 'content-base' }, 184_000);
  expect(count(scheduler, 184_000, 214_000)).toBe('hook');
  scheduler.countSoon(215_000);
  expect(count(scheduler, 215_000)).toBe('timer');
});

test('counting waits for hints that wait, but not for ever', () => {
  const scheduler = idleScheduler();
  scheduler.note(named(1), 0);
  scheduler.next(0);
  scheduler.countSoon(50);
  scheduler.note(named(2), 60);
  expect(scheduler.next(60)).toBeUndefined();
  expect(scheduler.wakeAt(60)).toBe(100);
  expect(scheduler.next(100)).toEqual({ type: 'entries', entries: [{ postType: 'posts', id: 2 }] });
  expect(count(scheduler, 100)).toBe('hook');
});

test('entries are fetched while the lists of a count are read', () => {
  const scheduler = idleScheduler();
  scheduler.countSoon(0);
  expect(scheduler.next(0)).toEqual({ type: 'count' });
  for (let now = 0; now < 60_000; now += 1000) {
    scheduler.note(named(now), now);
    expect(scheduler.next(now)?.type).toBe('entries');
  }
});

test('a count that was read makes way for hints three times, and no longer than ten seconds', () => {
  const scheduler = idleScheduler();
  const makesWay = (now: number) => {
    scheduler.note(named(1), now);
    const ready = scheduler.interrupts(now);
    if (ready) scheduler.interrupted();
    return [ready, scheduler.next(now)?.type];
  };
  scheduler.countSoon(0);
  expect(scheduler.next(0)).toEqual({ type: 'count' });
  scheduler.counted(0);
  expect(scheduler.next(0)?.type).toBe('inventory');
  const inTime = [true, 'entries'];
  expect([1000, 2000, 3000].map(makesWay)).toEqual([inTime, inTime, inTime]);
  expect(makesWay(4000)).toEqual([false, 'entries']);
  expect(makesWay(10_000)).toEqual([false, 'inventory']);
  scheduler.done('inventory', 10_000);
  expect(makesWay(10_000)).toEqual(inTime);
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
      if (job.type === 'count') scheduler.counted(now);
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

test('what a publish has left follows at once, but after entries that were named since', () => {
  const scheduler = idleScheduler();
  scheduler.note(named(7), 1000);
  scheduler.left(1000);
  expect(scheduler.next(1000)?.type).toBe('entries');
  expect(scheduler.next(1000)).toEqual({ type: 'publish' });
  scheduler.published(undefined);
  expect(scheduler.next(1000)).toBeUndefined();
});

test('entries that are taken while a publish runs are no job after it', () => {
  const scheduler = idleScheduler();
  expect(scheduler.takeNamed(1000)).toEqual([]);
  scheduler.note(named(7), 1000);
  expect(scheduler.takeNamed(1000)).toEqual([{ postType: 'posts', id: 7 }]);
  expect(scheduler.takeNamed(1000)).toEqual([]);
  expect(scheduler.next(1000)).toBeUndefined();
});
