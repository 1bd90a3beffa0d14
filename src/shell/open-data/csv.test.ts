import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

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
  expect(toCsv(columns, rows)).toBe(
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

test('no text is a formula in a spreadsheet, whichever separator that takes', () => {
  const texts = [
    '=1+1',
    '@SUM(A1)',
    '-2+3',
    '+372 600 0000',
    ' "=HYPERLINK(1)"',
    '\uff1d1',
    'Suletud;=1+1',
    'Suletud; "=1+1',
    'Suletud\n=1',
    'Suletud\t@x',
  ];
  const cells = toCsv([{ name: 'a', value: (text: string) => text }], texts)
    .split(/[;\t\r\n]+/u)
    .filter((cell) => /[=+@\uff1d-]/u.test(cell));
  expect(cells).toHaveLength(texts.length);
  for (const cell of cells) expect(cell).toMatch(/^"?'/u);
});

test('numbers, names and hours stay as they are', () => {
  const values = [-2, 0.5, 'Mo-Fr 10:00-18:00; PH off', 'https://www.example.ee/?a=1', "Jõe-Kesk 'B'"];
  expect(toCsv([{ name: 'a', value: (value: string | number) => value }], values).split('\r\n')).toEqual([
    'a',
    ...values.map(String),
    '',
  ]);
});
