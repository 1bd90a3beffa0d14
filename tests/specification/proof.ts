import type { Row } from './row.ts';

/** Rows whose test does not exist, one line each.
 * @param loadText Loads the text of a file in the repository; undefined if there is none. */
export function missingTests(
  rows: readonly Row[],
  loadText: (file: string) => string | undefined,
): readonly string[] {
  return rows.flatMap((row) => {
    if (!('shownBy' in row)) return [];
    const text = loadText(row.shownBy);
    if (text === undefined) return [`${row.shownBy} does not exist (row "${row.statement}").`];
    return holdsTest(text, row.test)
      ? []
      : [`${row.shownBy} has no test "${row.test}" (row "${row.statement}").`];
  });
}

/** Sentences that occur more than once. */
export function repeated(sayings: readonly string[]): readonly string[] {
  return sayings.filter((statement, index) => sayings.indexOf(statement) !== index);
}

/** A test that is commented out, permanently skipped or only a todo proves nothing; a test that is skipped on
 * some machines does. Checks of pages are tests by their names (tests/pages.test.ts). */
function holdsTest(text: string, name: string): boolean {
  return ["'", '"', '`'].some((quote) => {
    const literal = quote + name.replaceAll(quote, `\\${quote}`) + quote;
    const call = String.raw`^\s*(?:test(?:\.(?:skipIf|runIf)\(.*\))?|check(?:Together)?)\(\s*`;
    return new RegExp(call + RegExp.escape(literal), 'mu').test(text);
  });
}
