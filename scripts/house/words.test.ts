/** The platform could carry another site: its code has no word of the trade. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '#platform/base/file-marks.ts';
import { withoutComments } from '#platform/publish/compiler/build-graph.ts';

const root = join(import.meta.dirname, '../..');

const trade =
  /wastes?|stations?|bins?|sorting|discharges?|contracts?|municipalit(?:y|ies)|containers?|septic|unserved|poster|carriers?|emptying/giu;

/** A word in a name of code counts: `wasteType`, `contract-number`. */
function tradeWords(file: string): readonly string[] {
  const code = withoutComments(file, readFileSync(join(root, file), 'utf8'));
  const words = code.replaceAll(/([a-z])([A-Z])/gu, '$1 $2').match(/[A-Za-z]+/gu) ?? [];
  return words.filter((word) => word.replace(trade, '') === '');
}

/** What still has some, to be handed in by features: it may only become shorter. */
const known: readonly string[] = [];

test('the platform has no word of the trade', () => {
  const files = filesBelow(root, 'src/platform').filter(
    (file) => /\.tsx?$/u.test(file) && !file.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) => (tradeWords(file).length > 0 ? [file] : []));
  expect(found).toEqual(known);
});
