import { expect, test } from 'vitest';
import { type Row, formatQuantity, formatTable } from './table.ts';

const seconds = { id: 'P1', what: 'full publish', unit: 'seconds', ours: 6000 } as const;

test('a table has one line a row, with ratio, target and whether it is reached', () => {
  const rows: readonly Row[] = [
    {
      ...seconds,
      peer: { name: 'Hugo', value: 12_000 },
      target: { of: 'ratio', is: 'at most', limit: 0.6 },
    },
    { id: '', what: 'pages', unit: 'count', ours: 300 },
  ];
  expect(formatTable(rows)).toBe(
    [
      '|     | what         | ours   | peer          | ratio | target  | reached |',
      '| --- | ------------ | ------ | ------------- | ----- | ------- | ------- |',
      '| P1  | full publish | 6.00 s | Hugo: 12.00 s | 0.50  | ≤ 0.6 × | yes     |',
      '|     | pages        | 300    |               |       |         |         |',
    ].join('\n'),
  );
});

test('a row reports that its peer is missing', () => {
  const row: Row = {
    ...seconds,
    peer: { name: 'Hugo', value: undefined },
    target: { of: 'ratio', is: 'at most', limit: 0.6 },
  };
  expect(formatTable([row])).toContain('| Hugo: not there |       | ≤ 0.6 × | not measured |');
});

test('a peer with nothing gives no ratio', () => {
  const row: Row = {
    id: 'V8',
    what: 'answered',
    unit: 'share',
    ours: 0.5,
    peer: { name: 'Pagefind', value: 0 },
  };
  expect(formatTable([row])).toContain('| 50 % | Pagefind: 0 % |       |');
});

test('a value above its limit does not reach the target', () => {
  const row: Row = { ...seconds, target: { of: 'value', is: 'at most', limit: 500 } };
  expect(formatTable([row])).toContain('| ≤ 0.50 s | no ');
});

test('quantities carry their unit', () => {
  expect(formatQuantity(2 ** 29, 'megabytes')).toBe('512 MB');
  expect(formatQuantity(9708.4, 'bytes')).toBe('9708 B');
  expect(formatQuantity(0.954, 'share')).toBe('95 %');
});
