import { fromZonedTime } from 'date-fns-tz/fromZonedTime';
import { expect, test } from 'vitest';
import { instantOfTallinnClock, tallinnClock, tallinnInstant, tallinnMoment } from './tallinn-time.ts';

const hourMs = 60 * 60 * 1000;

const asked = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Tallinn',
  dateStyle: 'short',
  timeStyle: 'medium',
});

test('the clock of Tallinn is that of the time zone database from 1999 to 2040, at every hour around its changes', () => {
  const until = Date.UTC(2041, 0);
  const wrong: string[] = [];
  for (let instant = Date.UTC(1999, 0); instant < until; instant += stepHours(instant) * hourMs) {
    if (tallinnClock(instant) !== asked.format(instant).replace(' ', 'T'))
      wrong.push(new Date(instant).toISOString());
  }
  // A country may give up daylight saving time: then the rule changes from that year on.
  expect(wrong.slice(0, 3)).toEqual([]);
});

/** The clock changes in the last weeks of March and October. */
function stepHours(instant: number): number {
  const date = new Date(instant);
  return [2, 9].includes(date.getUTCMonth()) && date.getUTCDate() >= 24 ? 1 : 12;
}

test('summer begins and ends at one o’clock UTC of the last Sundays of March and October', () => {
  const times = [
    '2026-03-29T00:59:59Z',
    '2026-03-29T01:00:00Z',
    '2026-10-25T00:59:59Z',
    '2026-10-25T01:00:00Z',
  ];
  expect(times.map((time) => tallinnMoment(Date.parse(time)))).toEqual([
    { day: '2026-03-29', time: '02:59' },
    { day: '2026-03-29', time: '04:00' },
    { day: '2026-10-25', time: '03:59' },
    { day: '2026-10-25', time: '03:00' },
  ]);
});

test('what is no instant has no time', () => {
  expect(() => tallinnMoment(NaN)).toThrow(RangeError);
});

test('the instant of a time in Tallinn is that of the time zone database, on every day from 1999 to 2040', () => {
  const wrong: string[] = [];
  for (let noon = Date.UTC(1999, 0, 1, 12); noon < Date.UTC(2041, 0); noon += 24 * hourMs) {
    for (const time of ['00:00:00', '15:00:00']) {
      const clock = `${new Date(noon).toISOString().slice(0, 10)}T${time}`;
      if (instantOfTallinnClock(clock) !== fromZonedTime(clock, 'Europe/Tallinn').getTime())
        wrong.push(clock);
    }
  }
  expect(wrong.slice(0, 3)).toEqual([]);
});

test('an instant names the clock of Tallinn and how far it is from UTC, around the changes of the clock too', () => {
  const shown = [
    ['2026-01-14T21:59:59Z', '2026-01-14T23:59:59+02:00'],
    ['2026-03-29T00:59:59Z', '2026-03-29T02:59:59+02:00'],
    ['2026-03-29T01:00:00Z', '2026-03-29T04:00:00+03:00'],
    ['2026-10-25T00:59:59Z', '2026-10-25T03:59:59+03:00'],
    ['2026-10-25T01:00:00.500Z', '2026-10-25T03:00:00+02:00'],
  ] as const;
  expect(shown.map(([instant]) => [instant, tallinnInstant(Date.parse(instant))])).toEqual(shown);
});
