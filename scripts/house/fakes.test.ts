import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '#platform/base/file-marks.ts';

const root = join(import.meta.dirname, '../..');

/** Tests, and tools that run the site against fakes. */
const usersOfFakes = /\.test\.tsx?$|^scripts\/(?:bench|conformance|foreign-text)\//;

test('what is published or run imports no fake', () => {
  const files = ['src', 'functions', 'netlify', 'scripts'].flatMap((folder) => filesBelow(root, folder));
  const code = files.filter((file) => /\.(?:tsx?|m?js|astro)$/u.test(file));
  const users = code.filter((file) => readFileSync(join(root, file), 'utf8').includes("from '#fakes/"));
  expect(users.length).toBeGreaterThan(20);
  expect(users.filter((file) => !usersOfFakes.test(file))).toEqual([]);
});
