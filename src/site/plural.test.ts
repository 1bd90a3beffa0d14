import { expect, test } from 'vitest';
import type { Locale } from '#model/locale.ts';
import { type CountedText, formatCount } from './plural.ts';

/** A no-break space, named because it looks like an ordinary space. */
const nbsp = '\u00a0';

const days = {
  et: { one: '{count} päev', other: '{count} päeva' },
  ru: { one: '{count} день', few: '{count} дня', many: '{count} дней', other: '{count} дня' },
  en: { one: '{count} day', other: '{count} days' },
} as const satisfies CountedText;

const counts = [0, 1, 2, 4, 5, 11, 12, 21, 22, 25, 101, 111];

const inDays = (numbers: readonly number[], locale: Locale) =>
  numbers.map((count) => formatCount(count, days[locale], locale));

test('Russian counts one, a few and many, and 11 to 14 are many', () => {
  expect(inDays(counts, 'ru')).toEqual([
    '0 дней',
    '1 день',
    '2 дня',
    '4 дня',
    '5 дней',
    '11 дней',
    '12 дней',
    '21 день',
    '22 дня',
    '25 дней',
    '101 день',
    '111 дней',
  ]);
});

test('Estonian counts one, and everything else', () => {
  expect(inDays(counts, 'et')).toEqual([
    '0 päeva',
    '1 päev',
    '2 päeva',
    '4 päeva',
    '5 päeva',
    '11 päeva',
    '12 päeva',
    '21 päeva',
    '22 päeva',
    '25 päeva',
    '101 päeva',
    '111 päeva',
  ]);
});

test('English counts one, and everything else', () => {
  expect(inDays(counts, 'en')).toEqual([
    '0 days',
    '1 day',
    '2 days',
    '4 days',
    '5 days',
    '11 days',
    '12 days',
    '21 days',
    '22 days',
    '25 days',
    '101 days',
    '111 days',
  ]);
});

test('a number with a fraction takes the form for fractions, with the comma of the language', () => {
  expect(inDays([0.5, 1.5, 2.25, 21.1], 'ru')).toEqual(['0,5 дня', '1,5 дня', '2,25 дня', '21,1 дня']);
  expect(inDays([0.5, 1.5, 2.25, 21.1], 'et')).toEqual([
    '0,5 päeva',
    '1,5 päeva',
    '2,25 päeva',
    '21,1 päeva',
  ]);
  expect(inDays([0.5, 1.5, 2.25, 21.1], 'en')).toEqual(['0.5 days', '1.5 days', '2.25 days', '21.1 days']);
});

test('the form is that of the number shown, not of the decimals that are cut off', () => {
  expect(inDays([1.001, 4.999], 'ru')).toEqual(['1 день', '5 дней']);
  expect(inDays([1.001], 'et')).toEqual(['1 päev']);
  expect(inDays([1.001], 'en')).toEqual(['1 day']);
});

test('a large count is grouped as its language groups numbers', () => {
  expect(inDays([250_001], 'ru')).toEqual([`250${nbsp}001 день`]);
  expect(inDays([250_001], 'en')).toEqual(['250,001 days']);
});

test('a form that is not given is the general one', () => {
  expect(formatCount(1, { other: 'päevi: {count}' }, 'et')).toBe('päevi: 1');
  expect(formatCount(2, { other: 'дней: {count}', few: undefined }, 'ru')).toBe('дней: 2');
});
