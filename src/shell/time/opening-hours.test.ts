import { expect, test } from 'vitest';
import { formatHours, formatWeek } from './opening-hours.ts';

const hours = { opens: '10:00', closes: '18:00' };

test('a run of three days or more is written with a dash, in each language', () => {
  const week = { ...hours, days: [1, 2, 3, 4, 5] };
  expect(formatHours(week, 'et')).toBe('E–R 10:00–18:00');
  expect(formatHours(week, 'ru')).toBe('пн–пт 10:00–18:00');
  expect(formatHours(week, 'en')).toBe('Mon–Fri 10:00–18:00');
});

test('days apart, two days and one day are written one by one, in order', () => {
  expect(formatHours({ ...hours, days: [6, 3, 1] }, 'en')).toBe('Mon, Wed, Sat 10:00–18:00');
  expect(formatHours({ ...hours, days: [6, 7] }, 'et')).toBe('L, P 10:00–18:00');
  expect(formatHours({ ...hours, days: [2] }, 'ru')).toBe('вт 10:00–18:00');
});

test('a season precedes the days', () => {
  const summer = { ...hours, days: [6], season: { from: '05-01', until: '09-30' } };
  expect(formatHours(summer, 'et')).toBe('01.05–30.09: L 10:00–18:00');
  expect(formatHours(summer, 'en')).toBe('1\u00a0May–30\u00a0September: Sat 10:00–18:00');
});

test('a break at noon stands within its days, and the days of each set stand once', () => {
  const days = [1, 2, 3, 4];
  const week = [
    { days, opens: '12:30', closes: '16:00' },
    { days, opens: '09:00', closes: '12:00' },
    { days: [5], opens: '09:00', closes: '13:00' },
  ];
  expect(formatWeek(week, 'et')).toEqual(['E–N 09:00–12:00, 12:30–16:00', 'R 09:00–13:00']);
  expect(formatWeek(week, 'en')).toEqual(['Mon–Thu 09:00–12:00, 12:30–16:00', 'Fri 09:00–13:00']);
});

test('the whole day is written in words, and the end of a day as 24:00', () => {
  const always = { days: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '23:59' };
  expect(formatHours(always, 'et')).toBe('E–P ööpäev läbi');
  expect(formatHours(always, 'ru')).toBe('пн–вс круглосуточно');
  expect(formatHours(always, 'en')).toBe('Mon–Sun 24 hours a day');
  expect(formatHours({ ...always, opens: '08:00' }, 'et')).toBe('E–P 08:00–24:00');
});
