import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Island, islandBudgets } from './island-budgets.ts';

const site = {
  'customer-support/next-shipping-day.html': '<script type="module" src="/_astro/form.js"></script>',
  '_astro/form.js':
    'import{m}from"./mount.js";import"./shared.js";import(`./Lookup.1a.js`),import(`./lookup-store.2b.js`),import(`./other.3c.js`)',
  '_astro/mount.js': 'import(`./hydrate.4d.js`)',
  '_astro/shared.js': '',
  '_astro/hydrate.4d.js': 'import"./client.js"',
  '_astro/client.js': '',
  '_astro/Lookup.1a.js': 'import"./client.js";import"./shared.js"',
  '_astro/lookup-store.2b.js': '',
  '_astro/other.3c.js': '',
};

const lookup: Readonly<Record<string, Island>> = {
  lookup: {
    page: 'customer-support/next-shipping-day.html',
    parts: ['hydrate', 'Lookup', 'lookup-store'],
    limit: '96 kB',
  },
};

test('an island is weighed with React and with what it imports, each file once, without what its page has', () => {
  const folder = build(site);
  expect(
    islandBudgets(folder, lookup).map(({ path }) => path.map((file) => file.slice(folder.length + 1))),
  ).toEqual([
    ['_astro/Lookup.1a.js', '_astro/lookup-store.2b.js', '_astro/hydrate.4d.js', '_astro/client.js'],
  ]);
});

test('an island is weighed with the workers that it starts', () => {
  const worker = 'new Worker(new URL(`/_astro/worker.5e.js`,``+import.meta.url),{type:`module`})';
  const folder = build({ ...site, '_astro/lookup-store.2b.js': worker, '_astro/worker.5e.js': '' });
  const [budget] = islandBudgets(folder, lookup);
  expect(budget?.path.map((file) => file.slice(folder.length + 1))).toContain('_astro/worker.5e.js');
});

test('an island without one of its parts is not light but incomplete', () => {
  const folder = build({ ...site, '_astro/mount.js': '' });
  expect(() => islandBudgets(folder, lookup)).toThrow(/loads hydrate, a part of the island lookup\.$/u);
});

test('a part that another part loads is weighed apart from it', () => {
  const folder = build({ ...site, '_astro/Lookup.1a.js': 'import(`./map.5e.js`)', '_astro/map.5e.js': '' });
  const page = 'customer-support/next-shipping-day.html';
  const budgets = islandBudgets(folder, {
    map: { page, behind: ['Lookup'], parts: ['map'], limit: '9 kB' },
  });
  expect(budgets.map(({ path }) => path)).toEqual([[join(folder, '_astro/map.5e.js')]]);
});

function build(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'island-budgets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}
