import { expect, test } from 'vitest';
import { isPublicHoliday } from './public-holidays.ts';
import { addDays } from '#platform/time/tallinn-day.ts';

function listHolidays(year: number): readonly string[] {
  const days = Array.from({ length: 366 }, (_, day) => addDays(`${year}-01-01`, day));
  return days
    .filter((day) => day.startsWith(String(year)) && isPublicHoliday(day))
    .map((day) => day.slice(5));
}

test('the public holidays of a year are nine on fixed days and three that move with Easter', () => {
  expect(listHolidays(2026)).toEqual([
    '01-01',
    '02-24',
    '04-03',
    '04-05',
    '05-01',
    '05-24',
    '06-23',
    '06-24',
    '08-20',
    '12-24',
    '12-25',
    '12-26',
  ]);
});

test('Easter is that of the calendar, in early years and late', () => {
  const easters = {
    2008: '03-23',
    2024: '03-31',
    2025: '04-20',
    2027: '03-28',
    2038: '04-25',
    2049: '04-18',
  };
  for (const [year, day] of Object.entries(easters)) {
    expect([year, isPublicHoliday(`${year}-${day}`)]).toEqual([year, true]);
    expect([year, isPublicHoliday(addDays(`${year}-${day}`, 7))]).toEqual([year, false]);
  }
});
