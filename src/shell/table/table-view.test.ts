import { expect, test } from 'vitest';
import { readAddress, writeAddress } from '#shell/browser/address-codec.ts';
import {
  initialTable,
  pageSizes,
  parsePageSize,
  tableCodec,
  tableReducer,
  type TableView,
} from './table-view.ts';

test('a table has 10 rows on a page at first, and offers 10 to 50 in steps of 10', () => {
  expect(initialTable).toEqual({ search: '', page: 1, size: 10 });
  expect(pageSizes).toEqual([10, 20, 30, 40, 50]);
  expect(['10', '50', '15', '60', ''].map(parsePageSize)).toEqual([10, 50, undefined, undefined, undefined]);
});

test('a column is sorted upwards, downwards and not at all, and another one begins anew', () => {
  const sort = { type: 'sorted', column: 'period' } as const;
  const up = tableReducer(initialTable, sort);
  expect(up.sort).toEqual({ column: 'period', isDescending: false });
  const down = tableReducer(up, sort);
  expect(down.sort).toEqual({ column: 'period', isDescending: true });
  expect(tableReducer(down, sort)).toEqual(initialTable);
  expect(tableReducer(down, { type: 'sorted', column: 'phone' }).sort).toEqual({
    column: 'phone',
    isDescending: false,
  });
});

test('sorting, searching and another page size lead to the first page', () => {
  const third = tableReducer(initialTable, { type: 'paged', page: 3 });
  expect(third.page).toBe(3);
  const events = [
    { type: 'sorted', column: 'period' },
    { type: 'searched', search: 'tartu' },
    { type: 'sized', size: 50 },
  ] as const;
  expect(events.map((event) => tableReducer(third, event).page)).toEqual([1, 1, 1]);
});

const columns = [
  { id: 'region', label: 'Piirkond' },
  { id: 'period', label: 'Periood' },
];
const address = new URL('https://www.example.ee/ru/page?lang=ru#contracts');
const codec = tableCodec('contracts', columns);
const read = (query: string) => readAddress(new URL(query, address), codec);

test('a view is written to the address and read from it again', () => {
  const views: readonly TableView[] = [
    initialTable,
    { search: 'tartu & põlva', page: 3, size: 20, sort: { column: 'period', isDescending: true } },
    { ...initialTable, sort: { column: 'region', isDescending: false } },
  ];
  const written = views.map((view) => writeAddress(address, codec, view));
  expect(written.map((url) => readAddress(url, codec))).toEqual(views);
  expect(written[0]?.href).toBe(address.href);
  expect(written[2]?.href).toBe('https://www.example.ee/ru/page?lang=ru&contracts-sort=region#contracts');
});

test('a view replaces the one before it and leaves other tables alone', () => {
  const before = new URL('?contracts-page=2&prices-page=4', address);
  expect(writeAddress(before, codec, initialTable).search).toBe('?prices-page=4');
});

test('what makes no sense in an address is the default', () => {
  for (const query of [
    '?contracts-page=0',
    '?contracts-page=-1',
    '?contracts-page=1.5',
    '?contracts-rows=15',
  ])
    expect(read(query)).toEqual(initialTable);
  for (const query of ['?contracts-sort=price', '?contracts-sort=-', '?prices-sort=region'])
    expect(read(query)).toEqual(initialTable);
});
