import { expect, test } from 'vitest';
import { type TableContent, toRows } from './table-content.ts';

test('a table has data: definitions of columns, and rows each with its index', () => {
  const content: TableContent = {
    columns: [{ id: 'region', label: 'Piirkond' }],
    rows: toRows([[{ text: 'Tartu' }], [{ text: 'Elva', href: '/elva' }]]),
  };
  expect(content.rows.map(({ index, cells }) => [index, cells[0]?.text])).toEqual([
    [0, 'Tartu'],
    [1, 'Elva'],
  ]);
});
