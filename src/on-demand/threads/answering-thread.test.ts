/** Rendering and searching run in worker threads; the request thread does not even load that code. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Files that one of our files loads at runtime. */
function loadedBy(file: string): readonly string[] {
  const code = readFileSync(file, 'utf8');
  const values = code.matchAll(/^(?:import|export) (?!type\b)[^;]*?from '(?<from>[#.][^']+)';$/gmu);
  return Array.from(values, ({ groups: { from = '' } = {} }) =>
    from.startsWith('#') ? join(root, 'src', from.slice(1)) : join(dirname(file), from),
  );
}

function allLoadedBy(entry: string): readonly string[] {
  const found = new Set([join(root, entry)]);
  // Iterating a Set includes entries added meanwhile.
  for (const file of found) for (const loaded of loadedBy(file)) found.add(loaded);
  return [...found].map((file) => relative(root, file));
}

/** What renders pages, searches the index or makes previews. */
const heavy = ['page-renderer', 'site-index', 'preview/make-preview'].map(
  (name) => `src/on-demand/${name}.ts`,
);
const isOfSearch = (file: string): boolean => file.startsWith('src/search/query/');

test('the server loads nothing that renders pages, searches the index or makes previews', () => {
  const loaded = allLoadedBy('src/server/live.ts');
  expect(loaded).toContain('src/on-demand/threads/page-pool.ts');
  expect(loaded.filter((file) => heavy.includes(file) || isOfSearch(file))).toEqual([]);
});

test('the threads do', () => {
  const loaded = ['page-thread', 'preview-thread'].flatMap((name) =>
    allLoadedBy(`src/on-demand/threads/${name}.ts`),
  );
  expect(loaded).toEqual(expect.arrayContaining(heavy));
  expect(loaded.some(isOfSearch)).toBe(true);
});
