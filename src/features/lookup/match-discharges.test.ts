import { expect, test } from 'vitest';
import type { Locale } from '#platform/languages/locale.ts';
import { translator } from '#shell/languages/messages.ts';
import { sourceNames } from '#shell/languages/source-names.ts';
import { matchDischarges } from './match-discharges.ts';

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
