import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '#base/file-marks.ts';
import { commentPattern } from './comments.ts';

const root = join(import.meta.dirname, '../..');

const folders = ['src', 'scripts', 'tests', 'functions', 'netlify', 'wordpress'];

/** A path from the root of the project in a comment; NAME is a wildcard. */
const namedPath =
  /(?<![\w/.-])(?:src|scripts|tests|functions|netlify|wordpress|public)\/[\w./[\]-]+\.(?:tsx?|mjs|astro|css|php|json|sh|md)\b/gu;

test('every file that a comment names exists', () => {
  const files = folders
    .flatMap((folder) => filesBelow(root, folder))
    .filter((path) => /\.(?:tsx?|mjs|astro|css|php)$/u.test(path));
  const missing = files.flatMap((file) => {
    const comments = readFileSync(join(root, file), 'utf8').match(commentPattern) ?? [];
    const named = comments.flatMap((comment) => comment.match(namedPath) ?? []);
    return named
      .filter((path) => !path.includes('NAME') && !existsSync(join(root, path)))
      .map((path) => `${file} names ${path}`);
  });
  expect(files.length).toBeGreaterThan(1000);
  expect(missing).toEqual([]);
});
