import { expect, test } from 'vitest';
import { cellOrder } from './compare-cells.ts';
import { rowsOf, type TableCell } from './table-content.ts';

function sorted(cells: readonly TableCell[], locale: string): readonly string[] {
  const compare = cellOrder(rowsOf(cells.map((cell) => [cell])), 0, locale);
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
