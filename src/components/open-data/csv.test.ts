import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const columns = [
  { name: 'a', value: ([one]: readonly unknown[]) => one as string },
  { name: 'b', value: ([, other]: readonly unknown[]) => other as string },
];

test('a value is quoted only where a reader would take it for more than one', () => {
  const rows = [
    ['Õie tn 1, Võru', 'Станция «Юг»'],
    ['says "no"', 'two\nlines'],
    [' blank', 0],
    [undefined, null],
    ['plain', false],
  ];
  expect(csvOf(columns, rows)).toBe(
    [
      'a,b',
      '"Õie tn 1, Võru",Станция «Юг»',
      '"says ""no""","two\nlines"',
      '" blank",0',
      ',',
      'plain,false',
      '',
    ].join('\r\n'),
  );
});
