import { globSync, readFileSync } from 'node:fs';
import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { brands, syntax } from './rules.mjs';

test('every branded type may be cast to only by its parse, digest and escape functions', () => {
  const sources = globSync('src/**/*.ts').map((file) => readFileSync(file, 'utf8'));
  const made = sources.flatMap((text) =>
    [...text.matchAll(/^export type (\w+) = Brand</gmu)].map(([, name]) => name),
  );
  expect(brands.toSorted()).toEqual(made.toSorted());
});

test('a comparison in the order of a language names the language', () => {
  const rule = syntax.everywhere.find(({ selector }) => selector.includes('localeCompare'));
  const rules: Linter.RulesRecord = { 'no-restricted-syntax': ['error', ...(rule ? [rule] : [])] };
  const messagesOf = (code: string) =>
    new Linter().verify(code, [{ files: ['**'], rules }]).map(({ message }) => message);
  expect(messagesOf('a.localeCompare(b)')).toEqual([expect.stringContaining('compareCodes')]);
  expect(messagesOf("a.localeCompare(b, 'et')")).toEqual([]);
});
