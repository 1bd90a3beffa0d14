import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const { imports: aliases, wireit } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  imports: Record<string, string>;
  wireit: Record<string, { files?: readonly string[]; dependencies?: readonly unknown[] }>;
};

/** A step that does not know what it reads passes unrun after a change. What files read while they run, nothing tells. */
test.each([
  ['build of the site', ['scripts/build.ts']],
  ['whole-site tests', siteTests()],
  ['content check', globSync('tests/content/**/*.test.ts', { cwd: root })],
  ['recorded WordPress', globSync('tests/recorded-wordpress/**/*.test.ts', { cwd: root })],
  ['budgets', ['.size-limit.mjs', 'scripts/budgets/weigh.ts']],
])('what the %s import is among its inputs', (step, starts) => {
  const inputs = listInputs(step);
  expect(starts.length).toBeGreaterThan(0);
  expect(importedBy(starts).filter((file) => !inputs.has(file))).toEqual([]);
});

test('the real WordPress is tested again for what reads it, and not for a page', () => {
  const inputs = listInputs('tests with WordPress');
  for (const folder of ['src/platform/cms', 'wordpress', 'tests/wordpress', 'tests/fakes'])
    expect([...inputs].some((file) => file.startsWith(`${folder}/`))).toBe(true);
  expect([...inputs].filter((file) => /^src\/(?:pages|content)\/|\.astro$|\.browser\./u.test(file))).toEqual(
    [],
  );
});

test('a document changes no test of the site', () => {
  const documents = [...listInputs('whole-site tests')].filter((file) =>
    /^(?:docs\/.*|[^/]*)\.md$/u.test(file),
  );
  expect(documents).toEqual([]);
});

function siteTests(): readonly string[] {
  return globSync('tests/**/*.test.ts', { cwd: root }).filter(
    (file) =>
      !/^tests\/(?:wordpress|recorded-wordpress|content|texts)\//u.test(file) &&
      !/\.(?:full|thorough)\.test\.ts$/u.test(file),
  );
}

/** As Wireit does: with those of the scripts that a change reaches it from, in the order of the patterns. */
function listInputs(step: string): ReadonlySet<string> {
  const { files = [], dependencies = [] } = wireit[step] ?? {};
  const inputs = new Set<string>();
  for (const name of dependencies) {
    if (typeof name === 'string') for (const file of listInputs(name)) inputs.add(file);
  }
  const own = new Set<string>();
  for (const pattern of files) {
    // What a pattern leaves out is not searched for: that would read all packages.
    const left = [...own].filter((file) => pattern.startsWith('!') && matchesGlob(file, pattern.slice(1)));
    for (const file of left) own.delete(file);
    for (const file of pattern.startsWith('!') ? [] : filesLike(pattern)) own.add(file);
  }
  return inputs.union(own);
}

const found = new Map<string, readonly string[]>();

const filesLike = (pattern: string): readonly string[] =>
  found.getOrInsertComputed(pattern, () => globSync(pattern, { cwd: root }));

function importedBy(starts: readonly string[]): readonly string[] {
  const reached = new Set(starts);
  // The set grows while it is read.
  for (const file of reached) {
    for (const imported of imports.getOrInsertComputed(file, readImports)) reached.add(imported);
  }
  return [...reached];
}

const imports = new Map<string, readonly string[]>();

function readImports(file: string): readonly string[] {
  const text = isSource(file) ? readFileSync(join(root, file), 'utf8') : '';
  return [...text.matchAll(/^(?:import|\} from|export)[^'"]*['"]([^'"]+)['"]/gmu)].flatMap(
    ([, name = '']) => {
      const target = resolveImport(file, name);
      return target !== undefined && isSource(target) && existsSync(join(root, target)) ? [target] : [];
    },
  );
}

function isSource(file: string): boolean {
  return /\.(?:astro|js|mjs|tsx?)$/u.test(file);
}

function resolveImport(file: string, name: string): string | undefined {
  if (name.startsWith('.')) return relative(root, join(root, dirname(file), name));
  const alias = Object.keys(aliases).find((key) => name.startsWith(key.slice(0, -1)));
  if (alias === undefined) return undefined;
  return join(aliases[alias]?.slice(0, -1) ?? '', name.slice(alias.length - 1));
}
