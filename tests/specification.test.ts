import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingTests, repeated } from './specification/proof.ts';
import { together, type Row } from './specification/row.ts';
import { countRows, specification } from './specification.ts';

const rows = specification.flatMap((section) => section.rows);
const shown = { statement: 'Water is wet', shownBy: 'tests/water.test.ts', test: 'water is wet' } as const;

function loadText(file: string): string | undefined {
  const url = new URL(`../${file}`, import.meta.url);
  return existsSync(url) ? readFileSync(url, 'utf8') : undefined;
}

test('every row of the specification that names a test names one that exists', () => {
  expect(missingTests(rows, loadText).join('\n')).toBe('');
});

test('a row whose test does not exist is reported by row, file and test', () => {
  expect(missingTests([shown], () => "test('water is dry', () => {});")).toEqual([
    'tests/water.test.ts has no test "water is wet" (row "Water is wet").',
  ]);
});

test('a row whose test file does not exist is reported by row and file', () => {
  expect(missingTests([shown], () => undefined)).toEqual([
    'tests/water.test.ts does not exist (row "Water is wet").',
  ]);
});

test('a test is found in each form that runs', () => {
  const forms = [
    "test('water is wet', () => {});",
    'test("water is wet", () => {});',
    'test(`water is wet`, () => {});',
    "test(\n  'water is wet',\n  { timeout: 9 },\n  () => {},\n);",
    "export const checks = [\n  check('water is wet', {}),\n];",
    "  checkTogether(\n    'water is wet',\n    {},\n  ),",
    "const a = 1;\n\n  test.skipIf(isBare())('water is wet', () => {});",
  ];
  expect(forms.flatMap((text) => missingTests([shown], () => text))).toEqual([]);
});

test('a test is not found where it is a comment, skipped for good, announced or longer by a word', () => {
  const forms = [
    "// test('water is wet', () => {});",
    "test.skip('water is wet', () => {});",
    "test.todo('water is wet');",
    "test('water is wet enough', () => {});",
    "mytest('water is wet', () => {});",
  ];
  expect(forms.flatMap((text) => missingTests([shown], () => text))).toHaveLength(forms.length);
});

test('a name that holds quotes is found as a formatter writes it', () => {
  const row = { ...shown, test: `no posts say 'No posts found' (a+b)` };
  expect(missingTests([row], () => `test("no posts say 'No posts found' (a+b)", () => {});`)).toEqual([]);
  expect(
    missingTests([row], () => String.raw`test('no posts say \'No posts found\' (a+b)', () => {});`),
  ).toEqual([]);
});

test('the specification has its nine sections in order', () => {
  expect(specification.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(specification.filter((section) => section.rows.length === 0)).toEqual([]);
});

test('no two rows of a section say the same', () => {
  const twice = specification.flatMap((section) => repeated(section.rows.map(({ statement }) => statement)));
  expect(twice).toEqual([]);
});

test('a sentence that stands twice is named', () => {
  expect(repeated(['a', 'b', 'a'])).toEqual(['a']);
  expect(repeated(['a', 'b'])).toEqual([]);
});

test('no row is empty', () => {
  expect(rows.filter(hasBlank)).toEqual([]);
});

test('a row with a blank part counts as empty', () => {
  expect(hasBlank({ statement: 'Fire is hot', deviates: 'It is cold', reason: ' ' })).toBe(true);
  expect(hasBlank(shown)).toBe(false);
});

test('every row is counted once, by its state', () => {
  const few: readonly Row[] = [
    shown,
    ...together({ planned: 'editors' }, ['Earth is round', 'Air is thin']),
    { statement: 'Fire is hot', deviates: 'It is cold', reason: 'it is winter' },
  ];
  expect(Object.fromEntries(countRows(few))).toEqual({ shown: 1, 'planned: editors': 2, deviates: 1 });
  expect([...countRows(rows).values()].reduce((sum, count) => sum + count, 0)).toBe(rows.length);
});

function hasBlank(row: Row): boolean {
  return Object.values(row).some((part) => part.trim() === '');
}

test('every difference from the specification is documented, with its reason', () => {
  const documented = (loadText('docs/specification-differences.md') ?? '').replaceAll(/\s+/gu, ' ');
  const missing = rows.filter(
    (row) =>
      'deviates' in row &&
      !documented.includes(`${row.statement}. Instead: ${row.deviates}, because ${row.reason}.`),
  );
  expect(missing.map(({ statement }) => statement)).toEqual([]);
});
