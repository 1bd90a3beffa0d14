import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '#platform/base/file-marks.ts';
import { commentPattern } from './comments.ts';

const root = join(import.meta.dirname, '../..');

const folders = ['src', 'scripts', 'tests', 'functions', 'netlify', 'wordpress'];

/** A path from the root of the project in a comment; NAME is a wildcard. */
const namedPath =
  /(?<![\w/.-])(?:src|scripts|tests|functions|netlify|wordpress|public)\/[\w./[\]-]+\.(?:tsx?|mjs|astro|css|php|json|sh|md)\b/gu;

/** A module in a comment by its name alone, or by the end of its path. */
const namedModule = /(?<![\w/.#…-])(?:\.\.?\/)*[\w[\]][\w./[\]-]*\.(?:tsx?|mjs|astro)\b/gu;

/** `/^src\/platform\/base\//`: an exception of a rule, say. */
const pathExpression =
  /\/\^(?:src|scripts|tests|functions|netlify|wordpress)(?:[^/\n\\]|\\.)*\/u?(?=[,\s.;)])/gu;

const files = [
  ...readdirSync(root).filter((name) => /^[^.].*\./u.test(name)),
  ...folders.flatMap((folder) => filesBelow(root, folder)),
];

/** Text of each comment with the file that has it. */
const comments = files
  .filter((path) => /\.(?:tsx?|mjs|astro|css|php)$/u.test(path))
  .flatMap((file) =>
    (readFileSync(join(root, file), 'utf8').match(commentPattern) ?? []).map((text) => ({ file, text })),
  );

const named = (pattern: RegExp) =>
  comments.flatMap(({ file, text }) =>
    (text.match(pattern) ?? []).filter((path) => !path.includes('NAME')).map((path) => ({ file, path })),
  );

test('every file that a comment names exists', () => {
  const missing = named(namedPath).filter(({ path }) => !existsSync(join(root, path)));
  expect(files.length).toBeGreaterThan(1000);
  expect(missing).toEqual([]);
});

test('every module that a comment names without its folder exists', () => {
  const modules = named(namedModule).map(({ file, path }) => ({
    file,
    path: path.replace(/^(?:\.\.?\/)+/u, ''),
  }));
  const missing = modules.filter(({ path }) => !files.some((file) => `/${file}`.endsWith(`/${path}`)));
  expect(modules.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

test('every expression that a rule of lint has for paths is about a file', () => {
  const expressions = files
    .filter((file) => /^scripts\/lint\/[\w-]+\.mjs$/u.test(file))
    .flatMap((file) => readFileSync(join(root, file), 'utf8').match(pathExpression) ?? []);
  expect(expressions.length).toBeGreaterThan(5);
  const idle = expressions.filter((expression) => {
    const pattern = new RegExp(expression.slice(1, expression.lastIndexOf('/')), 'u');
    return !files.some((file) => pattern.test(file));
  });
  expect(idle).toEqual([]);
});
