/** Reads the specification and its differences: each rule is the name of a test that exists, stands below one, or is a difference. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const differences = 'docs/specification-differences.md';
const specification = 'docs/specification.md';

/** @returns Its text; undefined if there is no such file. */
const loadText = (file: string): string | undefined =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;

const fileLine = /^`(?<file>[^`]+\.test\.tsx?|tests\/pages\/checks\/[\w-]+\.ts)`$/u;

const isStatement = (line: string | undefined): boolean => line?.startsWith('  - ') === true;

const isTest = (line: string | undefined): boolean => line?.startsWith('- ') === true;

/** Lines of a page that prove nothing: a file without a test, a test that its file does not have, a statement that stands below no
 * test. A heading ends what belongs to a file.
 * @param load Loads the text of a file of the project. */
function unproved(page: string, load: (file: string) => string | undefined): readonly string[] {
  const lines = page.split('\n').filter((line) => /^(?:#|`|\s*-)/u.test(line));
  return lines.filter((line, index) => {
    const above = lines.slice(0, index);
    if (line.startsWith('#')) return false;
    if (line.startsWith('`')) return !fileLine.test(line) || !isTest(lines[index + 1]);
    if (!isTest(line)) return !isTest(above.findLast((other) => !isStatement(other)));
    const file = fileLine.exec(above.findLast((other) => /^[#`]/u.test(other)) ?? '')?.groups?.file;
    return file === undefined || !hasTest(load(file) ?? '', line.slice(2));
  });
}

/** A test that is commented out, permanently skipped or only a todo proves nothing; a test that is skipped on
 * some machines does. Checks of pages are tests by their names (tests/pages.test.ts). */
function hasTest(text: string, name: string): boolean {
  return ["'", '"', '`'].some((quote) => {
    const literal = quote + name.replaceAll(quote, `\\${quote}`) + quote;
    const call = String.raw`^\s*(?:test(?:\.(?:skipIf|runIf)\(.*\))?|check(?:Together)?)\(\s*`;
    return new RegExp(call + RegExp.escape(literal), 'mu').test(text);
  });
}

test('every rule of the specification stands once, with a test that exists', () => {
  const text = loadText(specification) ?? '';
  expect(unproved(text, loadText)).toEqual([]);
  const tests = text.split('\n').filter(isTest);
  expect(tests.length).toBeGreaterThan(200);
  const statements = text.split('\n').filter(isStatement);
  expect(statements.filter((statement, index) => statements.indexOf(statement) !== index)).toEqual([]);
});

test('every difference says what the site does instead, and why', () => {
  const entries = (loadText(differences) ?? '').match(/^- .*(?:\n {2}.*)*/gmu) ?? [];
  const whole = /^- \S.*\. Instead: \S.*, because \S.*\.$/u;
  expect(entries.filter((entry) => !whole.test(entry.replaceAll(/\s+/gu, ' ')))).toEqual([]);
  expect(entries.length).toBeGreaterThan(40);
});

const wet = '`tests/water.test.ts`\n\n- water is wet\n  - Water is wet';

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
  expect(forms.flatMap((text) => unproved(wet, () => text))).toEqual([]);
  const quoted = wet.replace('water is wet', "it says 'wet' (a+b)");
  expect(unproved(quoted, () => `test("it says 'wet' (a+b)", () => {});`)).toEqual([]);
});

test('a test is not found where it is a comment, skipped for good, announced or longer by a word', () => {
  const forms = [
    undefined,
    "// test('water is wet', () => {});",
    "test.skip('water is wet', () => {});",
    "test.todo('water is wet');",
    "test('water is wet enough', () => {});",
    "mytest('water is wet', () => {});",
  ];
  expect(forms.flatMap((text) => unproved(wet, () => text))).toHaveLength(forms.length);
});

test('a statement without a test is named, and so is a test without a file or a file without a test', () => {
  const load = () => "test('water is wet', () => {});";
  expect(unproved(`  - Fire is hot\n${wet}\n## Air\n- water is wet\n  - Air is cold`, load)).toEqual([
    '  - Fire is hot',
    '- water is wet',
  ]);
  expect(unproved('`tests/water.test.ts`\n- water is wet', load)).toEqual([]);
  expect(unproved('`tests/water.test.ts`\n  - Water is wet', load)).toEqual([
    '`tests/water.test.ts`',
    '  - Water is wet',
  ]);
  expect(unproved(`${wet}\n- Air is thin\n  - Air is cold`, load)).toEqual(['- Air is thin']);
});
