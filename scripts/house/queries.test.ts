/** What a page asks is as much known of a feature as what it imports, and the type checker of components alone would notice a query that
 * goes with its feature. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allFeatures } from '#features/all-features.ts';
import { shell } from '#shell/shell.ts';
import { featureArrows } from '../../.dependency-cruiser.mjs';

const root = join(import.meta.dirname, '../..');

const ownerOf = new Map(
  [shell, ...allFeatures].flatMap(({ name, queries = {} }) =>
    Object.keys(queries).map((query) => [query, name] as const),
  ),
);

const known: Readonly<Record<string, readonly string[]>> = featureArrows;

function askedIn(file: string): readonly { readonly file: string; readonly query: string }[] {
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(/\bask\(\s*'(\w+)'/gu)].map(([, query = '']) => ({ file, query }));
}

test('a feature asks its own queries, those of the shell, and of the features that the table names for it', () => {
  const asked = allFeatures
    .flatMap(({ name }) => globSync(`src/features/${name}/**/*.{ts,astro}`, { cwd: root }))
    .filter((file) => !/\.(?:test|browser)\./u.test(file))
    .flatMap(askedIn);
  expect(asked.length).toBeGreaterThan(50);
  const foreign = asked.flatMap(({ file, query }) => {
    const [, , feature = ''] = file.split('/');
    const owner = ownerOf.get(query) ?? 'nobody';
    const isKnown = ['shell', feature, ...(known[feature] ?? [])].includes(owner);
    return isKnown ? [] : [`${file} asks ${query} of ${owner}`];
  });
  expect(foreign).toEqual([]);
});
