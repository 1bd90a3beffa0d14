import { expect, test } from 'vitest';
import type { SiteEvent } from './site-event.ts';
import { writeEventsTo } from './write-events.ts';

function openLog() {
  const time = { now: 0 };
  const lines: string[] = [];
  const note = (message: string) => void lines.push(message);
  const report = writeEventsTo({ error: note, warn: note, info: note, debug: note }, () => time.now);
  return { time, lines, report };
}

const failedAt = (place: string): SiteEvent => ({
  type: 'server-error',
  what: 'GET failed',
  class: 'RangeError',
  error: `RangeError at ${place}`,
  requestId: '',
});

test('of one kind of server error a line is written once a minute, and then how often it was', () => {
  const { time, lines, report } = openLog();
  const fail = (times: number) => {
    for (let index = 0; index < times; index += 1) report(failedAt('src/a.ts:1'));
  };
  fail(1000);
  expect(lines).toEqual(['GET failed: RangeError at src/a.ts:1']);
  time.now = 60_000;
  fail(10);
  expect(lines.slice(1)).toEqual(['GET failed: RangeError at src/a.ts:1 (and 999 times before)']);
  report(failedAt('src/b.ts:1'));
  expect(lines).toHaveLength(3);
});

test('a flood of orders for threads is one line a minute', () => {
  const { time, lines, report } = openLog();
  for (let index = 0; index < 50; index += 1) report({ type: 'order-refused', maxQueued: index });
  expect(lines).toEqual(['More than 0 orders wait for a thread.']);
  report({ type: 'order-expired', waitMs: 5 });
  report({ type: 'thread-replaced', failure: 'late', reason: 'It took too long.' });
  time.now = 60_000;
  report({ type: 'order-refused', maxQueued: 7 });
  expect(lines.slice(1)).toEqual([
    'A worker thread is replaced. It took too long.',
    'More than 7 orders wait for a thread. (and 50 times before)',
  ]);
});

test('a job that fails is said once, until it fails for another reason or succeeds', () => {
  const { lines, report } = openLog();
  const fail = (message: string) => {
    report({ type: 'job-failed', job: 'content-base', message });
  };
  fail('It is down.');
  fail('It is down.');
  report({ type: 'job-failed', job: 'files', message: 'It is down.' });
  fail('It is slow.');
  report({ type: 'job-done', job: 'content-base', at: 0 });
  fail('It is slow.');
  const rest = 'The site stays unchanged; the job is retried later.';
  const sayings = ['It is down.', 'It is down.', 'It is slow.', 'It is slow.'];
  expect(lines).toEqual(sayings.map((saying) => `${saying} ${rest}`));
});

test('targets that fail are said once, until a publish leaves none', () => {
  const { lines, report } = openLog();
  const publish = (outcome: 'done' | 'partly') => {
    if (outcome === 'partly') report({ type: 'targets-failed', message: 'One cannot be rendered.' });
    report({ type: 'published', reason: 'timer', outcome, rendered: 0, removed: 0, failed: 0, ms: 0, at: 0 });
  };
  for (const outcome of ['partly', 'partly', 'done', 'partly'] as const) publish(outcome);
  expect(lines).toEqual(['One cannot be rendered.', 'One cannot be rendered.']);
});

test('a site that is held is said once, until it is not', () => {
  const { lines, report } = openLog();
  for (const isHeld of [false, true, true, false, true]) report({ type: 'held', isHeld });
  expect(lines).toHaveLength(2);
});
