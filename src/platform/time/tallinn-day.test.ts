import { expect, test } from 'vitest';
import { addDays, tallinnDay, weekdayOf } from './tallinn-day.ts';

test('a day begins at midnight in Tallinn, in winter and in summer', () => {
  const instants = [
    '2026-01-14T21:59:59Z',
    '2026-01-14T22:00:00Z',
    '2026-07-14T20:59:59Z',
    '2026-07-14T21:00:00Z',
  ];
  expect(instants.map((instant) => tallinnDay(Date.parse(instant)))).toEqual([
    '2026-01-14',
    '2026-01-15',
    '2026-07-14',
    '2026-07-15',
  ]);
});

test('days are counted over the ends of months and over a change of the clock', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

test('a week begins on Monday', () => {
  const week = [
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
  ];
  expect(week.map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(weekdayOf('')).toBeNaN();
});
