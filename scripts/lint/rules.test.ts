import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messagesOfRule } from './messages-of-rule.ts';
import { restrictedSyntax } from './restricted-syntax.mjs';
import { brands, syntax } from './rules.mjs';

test('every branded type may be cast to only by its parse, digest and escape functions', () => {
  const sources = globSync('src/**/*.ts').map((file) => readFileSync(file, 'utf8'));
  const made = sources.flatMap((text) =>
    [...text.matchAll(/^export type (\w+) = Brand</gmu)].map(([, name]) => name),
  );
  expect(brands.toSorted()).toEqual(made.toSorted());
});

/** @param part Of the selector of the rule that is tried. */
const trySyntax = (part: string) => {
  const rule = syntax.everywhere.find(({ selector }) => selector.includes(part));
  return (code: string) =>
    messagesOfRule(restrictedSyntax, { filename: 'src/base/other.ts', code }, ...(rule ? [rule] : []));
};

test('packages are imported before modules of this project', () => {
  const listMessages = trySyntax('ImportDeclaration');
  const [pack, own, beside] = [
    "import 'zod';",
    "import { a } from '#platform/a.ts';",
    "import b from './b.ts';",
  ];
  expect(listMessages(`${pack}${own}${beside}`)).toEqual([]);
  expect(listMessages(`${own}${pack}`)).toEqual([expect.stringContaining('Packages')]);
  expect(listMessages(`${beside}${own}${pack}`)).toHaveLength(1);
  expect(listMessages(`import './globals.ts';${pack}${own}`)).toEqual([]);
});

test('a comparison in the order of a language names the language', () => {
  const listMessages = trySyntax('localeCompare');
  expect(listMessages('a.localeCompare(b)')).toEqual([expect.stringContaining('compareCodes')]);
  expect(listMessages("a.localeCompare(b, 'et')")).toEqual([]);
});
