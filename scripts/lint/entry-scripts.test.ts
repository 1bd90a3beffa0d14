import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '#platform/base/file-marks.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const islands = filesBelow(root, 'src/islands');
const entryScripts = islands.filter((path) => /\/start-[\w-]+\.ts$/u.test(path));

test('the first line of an entry script describes it and when it imports what', () => {
  expect(entryScripts.length).toBeGreaterThan(15);
  const silent = entryScripts.filter((path) => !read(path).startsWith('/** Entry script, loaded with '));
  expect(silent).toEqual([]);
});

/** What a script of a page calls itself, where an island needs no entry script of its own. */
const mount = 'src/shell/browser/mount.browser.ts';

test('scripts of pages import entry scripts of islands, and each of these is imported by a page', () => {
  const pages = ['src/features', 'src/features/embeds', 'src/pages'].flatMap((folder) => filesBelow(root, folder));
  const imported = pages
    .filter((path) => path.endsWith('.astro'))
    .flatMap((path) => read(path).match(/<script>.*?<\/script>/gsu) ?? [])
    .flatMap((script) => [...script.matchAll(/ from '#(?<path>islands\/[^']+)'/gu)])
    .map(({ groups }) => `src/${groups?.path ?? ''}`);
  expect([...new Set(imported)].filter((path) => path !== mount).sort()).toEqual(entryScripts.toSorted());
});

test('no two modules of a folder have names that differ only by case', () => {
  const named = new Map<string, string>();
  const modules = ['src', 'scripts', 'tests', 'functions', 'netlify'].flatMap((folder) =>
    filesBelow(root, folder).filter((path) => /\.(?:tsx?|mjs|astro)$/u.test(path)),
  );
  const alike = modules.filter((path) => {
    const stem = path.slice(0, path.length - basename(path).length) + (basename(path).split('.')[0] ?? '');
    const other = named.get(stem.toLowerCase()) ?? stem;
    named.set(stem.toLowerCase(), other);
    return other !== stem;
  });
  expect(alike).toEqual([]);
});
