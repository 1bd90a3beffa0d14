/** Rendering and searching run in worker threads; the request thread does not even load that code. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

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
const heavy = [
  'src/platform/on-demand/page-renderer.ts',
  'src/features/search/site-index.server.ts',
  'src/platform/on-demand/preview/make-preview.ts',
];
const isOfSearch = (file: string): boolean => file.startsWith('src/features/search/query/');

test('the server loads nothing that renders pages, searches the index or makes previews', () => {
  const loaded = allLoadedBy('src/features/features.server.ts');
  expect(loaded).toContain('src/platform/server/live.ts');
  expect(loaded).toContain('src/platform/on-demand/threads/page-pool.ts');
  expect(loaded.filter((file) => heavy.includes(file) || isOfSearch(file))).toEqual([]);
});

/** With the packages and fonts that these load. */
const drawing = ['src/shell/documents/pdf-document.server.ts', 'src/shell/documents/typeface.server.ts'];

test('nothing that draws is loaded before something is drawn: not by the server, its threads or a function', () => {
  const functions = readdirSync(join(root, 'functions')).map((name) => `functions/${name}`);
  const threads = ['page-thread', 'preview-thread'].map((name) => `src/features/${name}.server.ts`);
  expect(functions.length).toBeGreaterThan(8);
  for (const entry of ['src/features/features.server.ts', ...threads, ...functions])
    expect([entry, ...allLoadedBy(entry).filter((file) => drawing.includes(file))]).toEqual([entry]);
  for (const pdf of ['forms/order', 'calendar/poster', 'sorting/sheet'])
    expect(allLoadedBy(`src/features/${pdf}-pdf.server.ts`)).toEqual(expect.arrayContaining(drawing));
});

test('the threads do', () => {
  const entries = ['page-thread', 'preview-thread'].map((name) => `src/features/${name}.server.ts`);
  // The page thread is told the names of the features that have some.
  const work = globSync('src/features/*/thread-work.server.ts', { cwd: root });
  const loaded = [...entries, ...work].flatMap(allLoadedBy);
  expect(loaded).toEqual(expect.arrayContaining(heavy));
  expect(loaded.some(isOfSearch)).toBe(true);
});
