import { expect, test } from 'vitest';
import type { z } from 'zod';
import { calendarDateSchema, dayOfYearSchema, instantSchema, timeOfDaySchema } from './date.ts';

const accepted = (schema: z.ZodType, values: readonly string[]) => {
  return values.filter((value) => schema.safeParse(value).success);
};

test('a calendar date is a day that exists', () => {
  const days = ['2026-01-31', '2024-02-29', '1970-01-01', '2999-01-01'];
  expect(accepted(calendarDateSchema, days)).toEqual(days);
});

test('a day that does not exist is no calendar date', () => {
  const others = ['2026-02-29', '2026-02-30', '2026-13-01', '2026-00-10', '2026-1-1', '01.01.2026', ''];
  expect(accepted(calendarDateSchema, others)).toEqual([]);
});

test('an instant names its zone', () => {
  const instants = ['2026-03-01T07:00:00Z', '2026-03-01T09:00:00+02:00'];
  expect(accepted(instantSchema, instants)).toEqual(instants);
});

test('an instant without zone or on a day that does not exist is refused', () => {
  const others = ['2026-03-01T07:00:00', '2026-03-01', '2026-02-30T07:00:00Z', '2026-03-01T25:00:00Z'];
  expect(accepted(instantSchema, others)).toEqual([]);
});

test('a time of day is hours and minutes', () => {
  const values = ['00:00', '09:30', '23:59', '24:00', '9:30', '09:30:00', '09:60'];
  expect(accepted(timeOfDaySchema, values)).toEqual(['00:00', '09:30', '23:59']);
});

test('a day of a season comes every year', () => {
  const values = ['01-01', '12-31', '02-28', '02-29', '02-30', '13-01', '1-1'];
  expect(accepted(dayOfYearSchema, values)).toEqual(['01-01', '12-31', '02-28']);
});
