import { expect, test } from 'vitest';
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

/** Days of the matches. */
const found = (query: string) => matchDischarges(discharges, query).map(({ date }) => date.slice(5));

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
