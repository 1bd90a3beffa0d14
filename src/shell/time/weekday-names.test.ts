import { expect, test } from 'vitest';
import { locales } from '#platform/languages/locale.ts';
import { weekdayName, weekdayNames } from './weekday-names.ts';

test('a day of a calendar has the name of its weekday in the language', () => {
  const days = ['2026-11-26', '2026-11-29', '2024-02-29'];
  expect(locales.map((locale) => days.map((day) => weekdayName(day, weekdayNames(locale))))).toEqual([
    ['neljapäev', 'pühapäev', 'neljapäev'],
    ['четверг', 'воскресенье', 'четверг'],
    ['Thursday', 'Sunday', 'Thursday'],
  ]);
});
