import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brands } from './rules.mjs';

test('every branded type may be cast to only by its parse, digest and escape functions', () => {
  const sources = globSync('src/**/*.ts').map((file) => readFileSync(file, 'utf8'));
  const made = sources.flatMap((text) =>
    [...text.matchAll(/^export type (\w+) = Brand</gmu)].map(([, name]) => name),
  );
  expect(brands.toSorted()).toEqual(made.toSorted());
});
