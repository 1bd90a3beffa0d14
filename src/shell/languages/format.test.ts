import { expect, test } from 'vitest';
import { languages, type Locale, locales } from '#platform/languages/locale.ts';
import { beginSentence } from '#platform/languages/begin-sentence.ts';
import {
  formatCount,
  formatDate,
  formatFact,
  formatMeasure,
  formatVolume,
  formatMoney,
  formatNumber,
  formatPeriod,
} from './format.ts';
import type { CountedText } from './counted-text.ts';
import { translator } from './messages.ts';

/** A no-break space, named because it looks like an ordinary space. */
const nbsp = '\u00a0';

const inEach = (format: (locale: (typeof locales)[number]) => string): readonly string[] =>
  locales.map(format);

test('large numbers are grouped by no-break spaces, in English by commas', () => {
  expect(inEach((locale) => formatNumber(250_000, locale))).toEqual([
    `250${nbsp}000`,
    `250${nbsp}000`,
    '250,000',
  ]);
});

test('numbers have at most two decimals, with the comma of the language', () => {
  expect(inEach((locale) => formatNumber(1.256, locale))).toEqual(['1,26', '1,26', '1.26']);
  expect(inEach((locale) => formatNumber(3, locale))).toEqual(['3', '3', '3']);
});

test('four digits stand in one piece, as on a container; only English parts them by a comma', () => {
  expect(inEach((locale) => formatMeasure(1250, 'kg', locale))).toEqual([
    `1250${nbsp}kg`,
    `1250${nbsp}кг`,
    `1,250${nbsp}kg`,
  ]);
});

test('a number is written as Intl writes it', () => {
  for (const locale of locales) {
    const format = new Intl.NumberFormat(languages[locale].tag, {
      maximumFractionDigits: 2,
      useGrouping: locale === 'en' || 'min2',
    });
    const wrong = [-7, 0.5, 12.345, ...Array.from({ length: 1200 }, (_, value) => value)].filter(
      (value) => formatNumber(value, locale) !== format.format(value).replace(/[ \u202f]/gu, nbsp),
    );
    expect([locale, wrong]).toEqual([locale, []]);
  }
});

test('no number breaks at its spaces', () => {
  const texts = locales.flatMap((locale) => [
    formatNumber(1_234_567.5, locale),
    formatMoney(12_345.6, locale),
    formatMeasure(500_000, 't', locale),
  ]);
  expect(texts.filter((text) => /[ \u202f]/u.test(text))).toEqual([]);
});

test('money has two decimals and its sign where the language puts it', () => {
  expect(inEach((locale) => formatMoney(7.5, locale))).toEqual([`7,50${nbsp}€`, `7,50${nbsp}€`, '€7.50']);
  expect(inEach((locale) => formatMoney(12_345, locale))).toEqual([
    `12${nbsp}345,00${nbsp}€`,
    `12${nbsp}345,00${nbsp}€`,
    '€12,345.00',
  ]);
});

test('units are Cyrillic in Russian', () => {
  expect(inEach((locale) => formatMeasure(1250, 'kg', locale)).map((text) => text.at(-1))).toEqual([
    'g',
    'г',
    'g',
  ]);
  expect(formatMeasure(0.24, 'm³', 'ru')).toBe(`0,24${nbsp}м³`);
});

test('a volume of a container is in litres and in cubic metres', () => {
  expect(inEach((locale) => formatVolume(0.24, locale))).toEqual([
    `240${nbsp}l (0,24${nbsp}m³)`,
    `240${nbsp}л (0,24${nbsp}м³)`,
    `240${nbsp}l (0.24${nbsp}m³)`,
  ]);
  expect(formatVolume(1.1, 'et')).toBe(`1100${nbsp}l (1,1${nbsp}m³)`);
});

test('the per cent sign is joined to its number in English only', () => {
  expect(inEach((locale) => formatMeasure(24, '%', locale))).toEqual([`24${nbsp}%`, `24${nbsp}%`, '24%']);
});

test('a date is dd.MM.yyyy in Estonian and Russian and has the name of its month in English', () => {
  expect(inEach((locale) => formatDate('2026-03-01', locale))).toEqual([
    '01.03.2026',
    '01.03.2026',
    `1${nbsp}March 2026`,
  ]);
});

test('an instant is shown as the day it falls on in Tallinn', () => {
  expect(formatDate('2026-01-08T21:59:59Z', 'et')).toBe('08.01.2026');
  expect(formatDate('2026-01-08T22:00:00Z', 'et')).toBe('09.01.2026');
  expect(formatDate('2026-01-08T22:30:00+02:00', 'et')).toBe('08.01.2026');
});

test('days keep their bounds when summer time begins and ends', () => {
  const days = [
    '2026-03-28T21:59:59Z',
    '2026-03-28T22:00:00Z',
    '2026-03-29T20:59:59Z',
    '2026-03-29T21:00:00Z',
    '2026-10-24T20:59:59Z',
    '2026-10-24T21:00:00Z',
    '2026-10-25T21:59:59Z',
    '2026-10-25T22:00:00Z',
  ].map((instant) => formatDate(instant, 'ru'));
  expect(days).toEqual([
    '28.03.2026',
    '29.03.2026',
    '29.03.2026',
    '30.03.2026',
    '24.10.2026',
    '25.10.2026',
    '25.10.2026',
    '26.10.2026',
  ]);
});

test('a period shows both ends, and an open one uses words', () => {
  const period = (until: string) => {
    return inEach((locale) => formatPeriod('2026-01-01', until, { locale, t: translator(locale) }));
  };
  expect(period('2026-12-31')).toEqual([
    '01.01.2026–31.12.2026',
    '01.01.2026–31.12.2026',
    `1${nbsp}January 2026 to 31${nbsp}December 2026`,
  ]);
  expect(period('2999-01-01')).toEqual([
    'alates 01.01.2026, tähtajatult',
    'с 01.01.2026, бессрочно',
    `from 1${nbsp}January 2026 until further notice`,
  ]);
});

test('a period without a meaningful beginning has only its end', () => {
  const period = (until: string) => {
    return inEach((locale) => formatPeriod('1970-01-01', until, { locale, t: translator(locale) }));
  };
  expect(period('2999-01-01')).toEqual(['muutmiseni', 'бессрочно', 'until further notice']);
  expect(period('2026-12-31')).toEqual(['kuni 31.12.2026', 'до 31.12.2026', `until 31${nbsp}December 2026`]);
});

test('a phrase begins a sentence with a capital, in Cyrillic too', () => {
  expect(beginSentence('ehitusjäätmed', 'et')).toBe('Ehitusjäätmed');
  expect(beginSentence('строительные отходы', 'ru')).toBe('Строительные отходы');
  expect(beginSentence('', 'en')).toBe('');
});

test('a fact is written by its type and the language', () => {
  const slogan = { et: 'Ring', ru: 'Круг', en: 'Circle' };
  expect(inEach((locale) => formatFact({ type: 'count', value: 250_000 }, locale))[2]).toBe('250,000');
  expect(inEach((locale) => formatFact({ type: 'year', value: 2027 }, locale))).toEqual([
    '2027',
    '2027',
    '2027',
  ]);
  expect(formatFact({ type: 'measure', value: 25, unit: 'cm' }, 'ru')).toBe(`25${nbsp}см`);
  expect(formatFact({ type: 'measure', value: 9.5, unit: '€' }, 'en')).toBe('€9.50');
  expect(inEach((locale) => formatFact({ type: 'measure', value: 2000, unit: 't' }, locale))).toEqual([
    `2000${nbsp}tonni`,
    `2000${nbsp}тонн`,
    `2,000${nbsp}tonnes`,
  ]);
  expect(inEach((locale) => formatFact({ type: 'measure', value: 5.2, unit: 'l' }, locale))).toEqual([
    `5,2${nbsp}liitrit`,
    `5,2${nbsp}литра`,
    `5.2${nbsp}litres`,
  ]);
  expect(formatFact({ type: 'time', value: '15:00' }, 'et')).toBe('15:00');
  expect(inEach((locale) => formatFact({ type: 'text', value: slogan }, locale))).toEqual([
    'Ring',
    'Круг',
    'Circle',
  ]);
});

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

test('the noun of a figure fits whatever the figure is', () => {
  const inRussian = [1, 2, 5, 21, 2.5].map((value) =>
    formatFact({ type: 'count', value }, 'ru', 'рабочий день|рабочих дня|рабочих дней'),
  );
  expect(inRussian).toEqual([
    `1${nbsp}рабочий день`,
    `2${nbsp}рабочих дня`,
    `5${nbsp}рабочих дней`,
    `21${nbsp}рабочий день`,
    `2,5${nbsp}рабочих дня`,
  ]);
  expect([1, 3].map((value) => formatFact({ type: 'count', value }, 'et', 'päev|päeva'))).toEqual([
    `1${nbsp}päev`,
    `3${nbsp}päeva`,
  ]);
});
