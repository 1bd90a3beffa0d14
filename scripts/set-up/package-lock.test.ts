import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

// npm leaves packages for other machines out of the lock file when they cannot be had, or when it adds to an
// existing node_modules (https://github.com/npm/cli/issues/4828); `npm ci` then refuses the file.
// Remedy: delete node_modules and package-lock.json, `npm install`, and pin a version that is complete.
test('package-lock.json holds what every package needs on every machine', () => {
  const packages = parseLock(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'));
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => isExact(version) && resolve(packages, path, name)?.version !== version)
      .map(([name, version]) => `${name}@${version} for ${path}`),
  );
  expect(missing).toEqual([]);
});

/** A binary for one platform is required in exactly the version of its package. */
function isExact(version: string): boolean {
  return /^\d/u.test(version);
}

/** As Node does: in the package's own node_modules, then in those around it. */
function resolve(packages: Readonly<Record<string, Locked>>, path: string, name: string): Locked | undefined {
  const own = packages[join(path, 'node_modules', name)];
  if (own !== undefined || path === '') return own;
  return resolve(packages, path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1)), name);
}

function parseLock(text: string): Readonly<Record<string, Locked>> {
  return (JSON.parse(text) as { readonly packages: Readonly<Record<string, Locked>> }).packages;
}
