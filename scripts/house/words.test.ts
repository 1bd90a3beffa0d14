/** The platform could carry another site: its code has no word of the trade. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '#platform/base/file-marks.ts';
import { withoutComments } from '#platform/publish/compiler/build-graph.ts';

const root = join(import.meta.dirname, '../..');

const trade =
  /wastes?|stations?|discharges?|contracts?|municipalit(?:y|ies)|septic|unserved|helpdesk|emptying/giu;

/** A word in a name of code counts: `wasteType`, `contract-number`. */
function tradeWords(file: string): readonly string[] {
  const code = withoutComments(file, readFileSync(join(root, file), 'utf8'));
  const words = code.replaceAll(/([a-z])([A-Z])/gu, '$1 $2').match(/[A-Za-z]+/gu) ?? [];
  return words.filter((word) => word.replace(trade, '') === '');
}

test('the platform has no word of the trade', () => {
  const files = filesBelow(root, 'src/platform').filter(
    (file) => /\.tsx?$/u.test(file) && !file.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) => tradeWords(file).map((word) => `${file}: ${word}`));
  expect(found).toEqual([]);
});
