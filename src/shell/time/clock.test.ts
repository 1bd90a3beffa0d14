import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDays, tallinnDay } from '#platform/time/tallinn-day.ts';
import { deviceNow, followTime, learnTime, siteNow } from './clock.ts';

const real = Date.parse('2026-11-28T10:00:00Z');
const dayMs = 24 * 60 * 60 * 1000;

const response = (headers: Readonly<Record<string, string>>): Response => new Response('', { headers });

const serverTells = (instant: number, more: Readonly<Record<string, string>> = {}): void =>
  learnTime(response({ date: new Date(instant).toUTCString(), ...more }));

beforeEach(() => {
  vi.useFakeTimers({ now: real });
});

afterEach(() => {
  // The module is one for a page: leave it without a difference.
  serverTells(Date.now());
  vi.useRealTimers();
});

test.for([-2 * dayMs, -dayMs, -2 * 60 * 60 * 1000, 60_000, dayMs, 400 * dayMs])(
  'a clock that is %d ms wrong shows the day of the server once it has told its time, and goes on from there',
  (wrongMs) => {
    vi.setSystemTime(real + wrongMs);
    expect(siteNow()).toBe(real + wrongMs);
    serverTells(real);
    expect(siteNow()).toBe(real);
    vi.advanceTimersByTime(dayMs);
    expect(tallinnDay(siteNow())).toBe(addDays('2026-11-28', 1));
    expect(deviceNow()).toBe(real + wrongMs + dayMs);
  },
);

test('a right clock is kept to the millisecond, whatever the way of a response takes', () => {
  serverTells(real - 3000);
  expect(siteNow()).toBe(real);
});

test('a response without its time, or from a cache that says its age, tells nothing wrong', () => {
  learnTime(response({}));
  learnTime(response({ date: 'yesterday' }));
  serverTells(real - 600_000, { age: '600' });
  expect(siteNow()).toBe(real);
});

test('who shows the time looks again when the server tells another, until it ends', () => {
  const look = vi.fn();
  const end = followTime(look);
  serverTells(real);
  expect(look).toHaveBeenCalledTimes(0);
  serverTells(real + dayMs);
  expect(look).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(30_000);
  expect(look).toHaveBeenCalledTimes(3);
  end();
  serverTells(real);
  vi.advanceTimersByTime(30_000);
  expect(look).toHaveBeenCalledTimes(3);
});

test('a page has one timer, and none when nothing shows the time', () => {
  const looks = [vi.fn(), vi.fn()];
  const ends = looks.map((look) => followTime(look));
  expect(vi.getTimerCount()).toBe(1);
  ends[0]?.();
  vi.advanceTimersByTime(15_000);
  expect(looks.map((look) => look.mock.calls.length)).toEqual([0, 1]);
  ends[1]?.();
  expect(vi.getTimerCount()).toBe(0);
});

test('a part that fails at a tick is reported, and the others still see the time', () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const bug = new TypeError('a bug');
  const looks: number[] = [];
  const endFailing = followTime(() => {
    throw bug;
  });
  const endLooking = followTime(() => looks.push(siteNow()));
  serverTells(real + dayMs);
  expect(looks).toEqual([real + dayMs]);
  expect(reported).toHaveBeenCalledExactlyOnceWith(bug);
  endFailing();
  endLooking();
  vi.unstubAllGlobals();
});
