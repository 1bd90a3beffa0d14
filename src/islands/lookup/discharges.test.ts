import { expect, test } from 'vitest';
import { type Locale, locales } from '#model/locale.ts';
import { countedTexts } from '#site/messages/counted-texts.ts';
import { translator } from '#site/messages/messages.ts';
import { sourceNames } from '#site/source-names.ts';
import { weekdayNames } from '#site/weekday-names.ts';
import { formatDischargeDate, formatWhen, matchDischarges } from './discharges.ts';

/** Text for a day relative to Wednesday, with plain spaces. */
function when(date: string, locale: Locale): string {
  const t = translator(locale);
  const texts = {
    today: t('homePage.lookup.today'),
    tomorrow: t('homePage.lookup.tomorrow'),
    inDays: countedTexts.inDays[locale],
    weekdays: weekdayNames(locale),
  };
  return formatWhen(date, '2026-11-18', { locale, texts }).replaceAll('\u00a0', ' ');
}

test('the date of a discharge is written dd.MM.yyyy', () => {
  expect(formatDischargeDate('2026-03-01', 'et')).toBe('01.03.2026');
  expect(formatDischargeDate('2026-03-01', 'ru')).toBe('01.03.2026');
});

test('an English page names the month of a discharge, so that nobody reads the day as the month', () => {
  expect(formatDischargeDate('2026-03-01', 'en')).toBe('1\u00a0March 2026');
});

test('a day is formatted with its weekday and distance, in each language', () => {
  const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-23', '2026-12-09'];
  expect(locales.map((locale) => days.map((date) => when(date, locale)))).toEqual([
    [
      'kolmapäev, täna',
      'neljapäev, homme',
      'reede, 2 päeva pärast',
      'esmaspäev, 5 päeva pärast',
      'kolmapäev, 21 päeva pärast',
    ],
    [
      'среда, сегодня',
      'четверг, завтра',
      'пятница, через 2 дня',
      'понедельник, через 5 дней',
      'среда, через 21 день',
    ],
    [
      'Wednesday, today',
      'Thursday, tomorrow',
      'Friday, in 2 days',
      'Monday, in 5 days',
      'Wednesday, in 21 days',
    ],
  ]);
});

test('days are counted over a change of the clock and over the end of a year', () => {
  expect(when('2027-01-01', 'en')).toBe('Friday, in 44 days');
  expect(when('2027-03-29', 'en')).toBe('Monday, in 131 days');
});

const discharges = [
  {
    garbage: 'Segaolmejäätmed',
    itemType: 'Konteiner 0,24 m³',
    address: 'Kase tn 4, Keila',
    date: '2026-11-18',
  },
  { garbage: 'Biojäätmed', itemType: 'Konteiner 0,14 m³', address: 'Kase tn 4, Keila', date: '2026-11-19' },
  {
    garbage: 'Paber ja kartong',
    itemType: 'Süvamahuti 3 m³',
    address: 'Õismäe tee 1, Tallinn',
    date: '2026-12-19',
  },
].map((discharge) => ({ ...discharge, contractNumber: '1234567' }));

const wasteTypes = [
  { id: 'bio', name: { et: 'Biojäätmed', ru: 'Биоотходы', en: 'Bio-waste' } },
  { id: 'paper', name: { et: 'Paber ja kartong', ru: 'Бумага и картон', en: 'Paper and cardboard' } },
];

const namesIn = (locale: Locale) => sourceNames(wasteTypes, { locale, t: translator(locale) });

/** Days of the matches. */
const found = (query: string, locale: Locale = 'et') =>
  matchDischarges(discharges, query, namesIn(locale)).map(({ date }) => date.slice(5));

test('waste and container are found by the word of the page and by the Estonian one', () => {
  for (const query of ['бумага', 'Бумагу', 'картон', 'Paber', 'глубокого', 'süvamahuti'])
    expect([query, found(query, 'ru')]).toEqual([query, ['12-19']]);
  for (const query of ['paper', 'cardboard', 'kartong', 'deep-collection', '3 m³'])
    expect([query, found(query, 'en')]).toEqual([query, ['12-19']]);
  expect(found('контейнер 0,14', 'ru')).toEqual(['11-19']);
  expect(found('бумага', 'et')).toEqual([]);
});

test('the search covers the address', () => {
  expect(found('Kase tn 4')).toEqual(['11-18', '11-19']);
  expect(found('keila')).toEqual(['11-18', '11-19']);
});

test('the search covers the type', () => {
  expect(found('PABER')).toEqual(['12-19']);
});

test('the search covers the product type', () => {
  expect(found('0,14')).toEqual(['11-19']);
});

test('the search covers the date as it is shown', () => {
  expect(found('19.12.2026')).toEqual(['12-19']);
  expect(found('19.1')).toEqual(['11-19', '12-19']);
  expect(found('2026-12-19')).toEqual([]);
});

test('on an English page the date is found by the name of the month too', () => {
  expect(found('19 December', 'en')).toEqual(['12-19']);
  expect(found('19.12', 'en')).toEqual(['12-19']);
});

test('a date is not taken for its neighbours', () => {
  expect(found('18.11.2026')).toEqual(['11-18']);
  expect(found('17.11.2026')).toEqual([]);
});

test('wrong letters and missing accents are forgiven', () => {
  expect(found('kartnog')).toEqual(['12-19']);
  expect(found('Oismae')).toEqual(['12-19']);
  expect(found('biojaatmed')).toEqual(['11-19']);
});

test('every word of the query counts, in any field', () => {
  expect(found('keila bio')).toEqual(['11-19']);
  expect(found('tallinn bio')).toEqual([]);
});

test('an empty query keeps all, and words that stand nowhere leave nothing', () => {
  expect(found('  ')).toHaveLength(3);
  expect(found('krokodill')).toEqual([]);
});
