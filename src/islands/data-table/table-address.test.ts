import { expect, test } from 'vitest';
import { readView, writeView } from './table-address.ts';
import { defaultView, type TableView } from './table-view.ts';

const columns = [
  { id: 'region', label: 'Piirkond' },
  { id: 'period', label: 'Periood' },
];
const address = new URL('https://www.example.ee/ru/page?lang=ru#contracts');
const read = (query: string) => readView(new URL(query, address), 'contracts', columns);

test('a view stands in the address and is read from it again', () => {
  const views: readonly TableView[] = [
    defaultView,
    { search: 'tartu & põlva', page: 3, size: 20, sort: { column: 'period', isDescending: true } },
    { ...defaultView, sort: { column: 'region', isDescending: false } },
  ];
  const written = views.map((view) => writeView(address, 'contracts', view));
  expect(written.map((url) => readView(url, 'contracts', columns))).toEqual(views);
  expect(written[0]?.href).toBe(address.href);
  expect(written[2]?.href).toBe('https://www.example.ee/ru/page?lang=ru&contracts-sort=region#contracts');
});

test('a view replaces the one before it and leaves other tables alone', () => {
  const before = new URL('?contracts-page=2&prices-page=4', address);
  expect(writeView(before, 'contracts', defaultView).search).toBe('?prices-page=4');
});

test('what makes no sense in an address is the default', () => {
  for (const query of [
    '?contracts-page=0',
    '?contracts-page=-1',
    '?contracts-page=1.5',
    '?contracts-rows=15',
  ])
    expect(read(query)).toEqual(defaultView);
  for (const query of ['?contracts-sort=price', '?contracts-sort=-', '?prices-sort=region'])
    expect(read(query)).toEqual(defaultView);
});
