import { expect, test } from 'vitest';
import { isOpenAt, nextOpening, openStateAt, opensOn } from './opening.ts';
import type { Opening } from './opening-schema.ts';
import { tallinnMoment } from '#platform/time/tallinn-time.ts';

/** The winter season spans the turn of the year; Tuesdays have a break. */
const opening: Opening = {
  hours: [
    {
      season: { from: '10-01', until: '03-31' },
      days: [1, 2, 3, 4, 5, 6, 7],
      opens: '10:00',
      closes: '16:00',
    },
    { season: { from: '04-01', until: '09-30' }, days: [2], opens: '13:00', closes: '18:00' },
    { season: { from: '04-01', until: '09-30' }, days: [2, 7], opens: '10:00', closes: '12:30' },
  ],
};
const roundTheClock: Opening = {
  hours: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '23:59' }],
  holidays: 'open',
};
const at = (day: string, time: string) => ({ day, time });

test('the hours of a day are those of its weekday and season, in order', () => {
  expect(opensOn(opening, '2026-12-31')).toEqual([{ opens: '10:00', closes: '16:00' }]);
  expect(opensOn(opening, '2026-03-31')).toEqual([{ opens: '10:00', closes: '16:00' }]);
  // The first of April 2026 is a Wednesday, the seventh a Tuesday.
  expect(opensOn(opening, '2026-04-01')).toEqual([]);
  expect(opensOn(opening, '2026-04-07')).toEqual([
    { opens: '10:00', closes: '12:30' },
    { opens: '13:00', closes: '18:00' },
  ]);
});

test('a station is open from its first minute up to its last, and its state names what comes next', () => {
  const day = '2026-04-07';
  const states = ['09:59', '10:00', '12:29', '12:30', '13:00', '18:00'].map((time) => {
    const state = openStateAt(opening, at(day, time));
    return [state.type, 'until' in state ? state.until : 'at' in state ? state.at : ''].join(' ').trim();
  });
  expect(states).toEqual([
    'opens-later 10:00',
    'open 12:30',
    'open 12:30',
    'opens-later 13:00',
    'open 18:00',
    'over-for-today',
  ]);
});

test('public holidays close a station, unless its entry opens it', () => {
  // Christmas, Good Friday, and Pentecost, which is a Sunday.
  for (const day of ['2026-12-25', '2026-04-03', '2026-05-24']) {
    expect(openStateAt(opening, at(day, '11:00'))).toEqual({ type: 'closed-today' });
    expect(isOpenAt({ ...opening, holidays: 'open' }, at(day, '11:00'))).toBe(day !== '2026-04-03');
  }
  const butForPentecost: Opening = { ...opening, holidays: 'closed-but-for-pentecost' };
  // The earliest and the latest Pentecost are five weeks apart; other holidays are close to both.
  for (const day of ['2026-05-24', '2027-05-16', '2038-06-13', '2285-05-10'])
    expect(isOpenAt(butForPentecost, at(day, '11:00')), day).toBe(true);
  for (const day of ['2033-05-01', '2029-06-24'])
    expect(openStateAt(butForPentecost, at(day, '11:00')), day).toEqual({ type: 'closed-today' });
  expect(isOpenAt(butForPentecost, at('2026-12-25', '11:00'))).toBe(false);
  expect(isOpenAt({ ...opening, closedOn: ['12-31'] }, at('2026-12-31', '11:00'))).toBe(false);
});

test('a station that never closes is open at midnight, on both sides of it', () => {
  for (const time of ['23:59', '00:00']) {
    expect(openStateAt(roundTheClock, at('2026-12-25', time))).toEqual({ type: 'open-all-day' });
  }
});

test('a station whose hours are not known is neither open nor closed', () => {
  expect(openStateAt({ hours: [] }, at('2026-04-07', '11:00'))).toEqual({ type: 'unknown' });
  expect(isOpenAt({ hours: [] }, at('2026-04-07', '11:00'))).toBe(false);
});

test('a moment is that of Tallinn, where midnight comes earlier and summer time shifts it', () => {
  expect(tallinnMoment(Date.parse('2026-01-31T22:00:00Z'))).toEqual(at('2026-02-01', '00:00'));
  expect(tallinnMoment(Date.parse('2026-07-31T20:59:59Z'))).toEqual(at('2026-07-31', '23:59'));
  expect(tallinnMoment(Date.parse('2026-07-31T21:00:00Z'))).toEqual(at('2026-08-01', '00:00'));
});

test('the next opening is later today, tomorrow, after a break or after holidays', () => {
  expect(nextOpening(opening, at('2026-12-30', '09:59'))).toEqual({ day: '2026-12-30', opens: '10:00' });
  expect(nextOpening(opening, at('2026-12-30', '16:00'))).toEqual({ day: '2026-12-31', opens: '10:00' });
  expect(nextOpening(opening, at('2026-04-07', '12:30'))).toEqual({ day: '2026-04-07', opens: '13:00' });
  expect(nextOpening(opening, at('2026-04-07', '18:00'))).toEqual({ day: '2026-04-12', opens: '10:00' });
  // 24 to 26 December are public holidays.
  expect(nextOpening(opening, at('2026-12-23', '16:00'))).toEqual({ day: '2026-12-27', opens: '10:00' });
  expect(nextOpening({ hours: [] }, at('2026-12-23', '16:00'))).toBeUndefined();
});
