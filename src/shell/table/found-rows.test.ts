import { expect, test } from 'vitest';
import { cellOrder, foundRows } from './found-rows.ts';
import { type TableCell, toRows } from './table-content.ts';
import type { Sort } from './table-view.ts';

function sorted(cells: readonly TableCell[], locale: string): readonly string[] {
  const compare = cellOrder(toRows(cells.map((cell) => [cell])), 0, locale);
  return cells.toSorted(compare).map(({ text }) => text);
}

const words = (...texts: readonly string[]) => texts.map((text) => ({ text }));

test('Estonian words are sorted by the Estonian alphabet, Russian ones by the Russian', () => {
  const estonian = [
    'Saku',
    'Šoti',
    'Zooloogia',
    'Žanr',
    'Tartu',
    'Valga',
    'Õru',
    'Ääsmäe',
    'Öömaja',
    'Ülenurme',
  ];
  expect(sorted(words(...estonian.toReversed()), 'et')).toEqual(estonian);
  const russian = ['Выру', 'Елва', 'Ёлкино', 'Ета', 'Йыгева', 'Яма'];
  expect(sorted(words(...russian.toReversed()), 'ru')).toEqual(russian);
});

test('Estonian names are sorted in Estonian on a page of another language', () => {
  const names = ['Tallinn', 'Valga', 'Õru'].map((text) => ({ text, lang: 'et' }));
  for (const locale of ['en', 'ru']) {
    expect(sorted(names.toReversed(), locale)).toEqual(['Tallinn', 'Valga', 'Õru']);
  }
  expect(sorted(words('Tallinn', 'Valga', 'Õru'), 'en')).toEqual(['Õru', 'Tallinn', 'Valga']);
});

test('numbers are sorted as numbers, and cells with an order of their own by that', () => {
  expect(sorted(words('10 m³', '5 m³', '30 m³'), 'et')).toEqual(['5 m³', '10 m³', '30 m³']);
  const dates = [
    { text: '01.03.2026', order: '2026-03-01' },
    { text: '02.01.2025', order: '2025-01-02' },
    { text: '–', order: '\uffff' },
    { text: '15.12.2025', order: '2025-12-15' },
  ];
  expect(sorted(dates, 'et')).toEqual(['02.01.2025', '15.12.2025', '01.03.2026', '–']);
});

const content = {
  columns: ['municipality', 'period'].map((id) => ({ id, label: id })),
  rows: toRows([
    words('Saku', '2025'),
    words('Õru', '2024'),
    words('Tartu linn', '2025'),
    words('Tartu vald', '2024'),
  ]),
};

/** Indexes in the content of the shown rows. */
const shown = (search: string, sort?: Sort) =>
  foundRows(content, { search, sort }, 'et').map(({ index }) => index);

test('a search finds rows whose cells have all of its words, and an empty one finds all', () => {
  expect(shown('')).toEqual([0, 1, 2, 3]);
  expect(shown('2024 TART')).toEqual([3]);
  expect(shown('oru')).toEqual([1]);
  expect(shown('Saku 2024')).toEqual([]);
});

test('rows are sorted up and down by a column, and rows that compare alike stay as the page has them', () => {
  expect(shown('', { column: 'municipality', isDescending: false })).toEqual([0, 2, 3, 1]);
  expect(shown('', { column: 'municipality', isDescending: true })).toEqual([1, 3, 2, 0]);
  expect(shown('', { column: 'period', isDescending: false })).toEqual([1, 3, 0, 2]);
  expect(shown('', { column: 'period', isDescending: true })).toEqual([0, 2, 1, 3]);
  expect(shown('tartu', { column: 'period', isDescending: false })).toEqual([3, 2]);
  expect(shown('', { column: 'none', isDescending: true })).toEqual([0, 1, 2, 3]);
});

test('places are sorted by their name before the Estonian one, are found by both, and equal ones stay as published', () => {
  const places = [
    { text: 'Вильянди', estonian: 'Viljandi vald' },
    { text: 'Вильянди', estonian: 'Viljandi linn' },
    { text: 'Вильянди, центр', estonian: 'Viljandi, Kesklinn' },
  ];
  expect(sorted(places, 'ru')).toEqual(places.map(({ text }) => text));
  const table = { columns: [{ id: 'place', label: '' }], rows: toRows(places.map((place) => [place])) };
  const found = (search: string) =>
    foundRows(table, { search, sort: undefined }, 'ru').map(({ index }) => index);
  expect(found('Вильянди linn')).toEqual([1, 2]);
  expect(found('центр')).toEqual([2]);
});
