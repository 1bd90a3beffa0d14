import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isKind, kindNames } from './export.ts';

const shipped = readdirSync(new URL('../../content', import.meta.url)).map((name) =>
  name.replace(/\.json$/u, ''),
);

test('every kind of content has a folder or a file in the shipped export', () => {
  expect(kindNames.filter((kind) => !shipped.includes(kind))).toEqual([]);
});

test('the shipped export has nothing that is no kind of content', () => {
  expect(shipped.filter((name) => !isKind(name))).toEqual([]);
});

test('a name that every object has is no kind of content', () => {
  expect(['constructor', 'toString', ''].filter(isKind)).toEqual([]);
});
