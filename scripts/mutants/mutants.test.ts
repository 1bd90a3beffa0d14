import { existsSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutate, MutantError } from './mutant.ts';
import { mutants } from './mutants.ts';
import { nearestTests } from './run-mutants.ts';

const root = join(import.meta.dirname, '../..');
const isThere = (file: string) => existsSync(join(root, file));
const all = Object.values(mutants).flat();

test('every mutant changes an existing line, and its tests exist', () => {
  const outdated = all.filter((mutant) => {
    const text = readFileSync(join(root, mutant.file), 'utf8');
    return text.split(mutant.before).length !== 2 || !(mutant.tests ?? []).every(isThere);
  });
  expect(outdated).toEqual([]);
});

test('every mutant is a program: one that does not parse would be noticed by anything', () => {
  const broken = all.filter((mutant) => {
    if (!mutant.file.endsWith('.ts')) return false;
    try {
      stripTypeScriptTypes(mutate(readFileSync(join(root, mutant.file), 'utf8'), mutant));
      return false;
    } catch {
      return true;
    }
  });
  expect(broken).toEqual([]);
});

test('the tests that are asked first are there', () => {
  const outdated = Object.entries(nearestTests).filter(([file, tests]) => ![file, ...tests].every(isThere));
  expect(outdated).toEqual([]);
});

test('no mutant is in the table twice', () => {
  const keys = all.map(({ file, before, after }) => [file, before, after].join('\n'));
  expect(new Set(keys).size).toBe(keys.length);
});

test('a text that is missing, or occurs twice, is an error', () => {
  const mutant = { file: 'a.ts', before: 'x', after: 'y' };
  expect(mutate('a x b', mutant)).toBe('a y b');
  expect(() => mutate('a b', mutant)).toThrow(MutantError);
  expect(() => mutate('x x', mutant)).toThrow(MutantError);
});
