import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '#platform/base/file-marks.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const sources = ['src/shell', 'src/features', 'src/pages'].flatMap((folder) => filesBelow(root, folder));
const entryScripts = sources.filter((path) => /\/start-[\w-]+\.browser\.ts$/u.test(path));

test('the first line of an entry script describes it and when it imports what', () => {
  expect(entryScripts.length).toBeGreaterThan(15);
  const silent = entryScripts.filter((path) => !read(path).startsWith('/** Entry script, loaded with '));
  expect(silent).toEqual([]);
});

/** What a script of a page calls itself, where an island needs no entry script of its own. */
const mount = 'src/shell/browser/mount.browser.ts';

test('scripts of pages import entry scripts of islands, and each of these is imported by a page', () => {
  const imported = sources
    .filter((path) => path.endsWith('.astro'))
    .flatMap((path) => {
      const scripts = read(path).match(/<script>.*?<\/script>/gsu) ?? [];
      return scripts.flatMap((script) => [
        ...[...script.matchAll(/ from '(?<from>[^']+\.browser\.ts)'/gu)].map(({ groups }) =>
          toPath(groups?.from ?? '', path),
        ),
        // Those of all features that have one of this name.
        ...[...script.matchAll(/import\.meta\.glob<\w+>\('(?<pattern>[^']+)'/gu)].flatMap(({ groups }) =>
          globSync(join(dirname(path), groups?.pattern ?? ''), { cwd: root }),
        ),
      ]);
    });
  expect([...new Set(imported)].filter((path) => path !== mount).sort()).toEqual(entryScripts.toSorted());
});

/** @param from As an import names it: `#features/…`, or relative to the importing file. */
function toPath(from: string, path: string): string {
  return from.startsWith('#') ? from.replace('#', 'src/') : join(dirname(path), from);
}

test('no two modules of a folder have names that differ only by case', () => {
  const named = new Map<string, string>();
  const modules = ['src', 'scripts', 'tests', 'functions', 'netlify'].flatMap((folder) =>
    filesBelow(root, folder).filter((path) => /\.(?:tsx?|mjs|astro)$/u.test(path)),
  );
  const alike = modules.filter((path) => {
    const other = named.get(path.toLowerCase()) ?? path;
    named.set(path.toLowerCase(), other);
    return other !== path;
  });
  expect(alike).toEqual([]);
});
