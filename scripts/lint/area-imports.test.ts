import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lookup } from '#platform/base/lookup.ts';
import { foldersWithoutPages } from '#platform/publish/code.ts';
import { areaImports } from './area-imports.mjs';
import { areas } from './areas.mjs';
import { messagesOfRule } from './messages-of-rule.ts';

const root = new URL('../../', import.meta.url);

test('an area imports the areas of its row', () => {
  expect(
    lint('src/platform/addresses/paths.ts', "import { a } from '#platform/languages/locale.ts';"),
  ).toEqual([]);
  expect(lint('functions/discharges.ts', "export { a } from '#proxy/discharges.ts';")).toEqual([]);
});

test('an import of any other area is reported with what is allowed', () => {
  const fault = 'src/features/consent may not import #store, only base, model (scripts/lint/areas.mjs)';
  expect(lint('src/platform/addresses/paths.ts', "import { a } from '#platform/store/reader.ts';")).toEqual([
    fault,
  ]);
  expect(lint('src/platform/addresses/paths.ts', "export * from '#platform/store/reader.ts';")).toEqual([
    fault,
  ]);
  expect(
    lint('src/platform/addresses/paths.ts', "const a = await import('#platform/store/reader.ts');"),
  ).toEqual([fault]);
  expect(
    lint('src/platform/addresses/paths.ts', "type A = import('#platform/store/reader.ts').Reader;"),
  ).toEqual([fault]);
});

test('nothing imports a page', () => {
  const reported = Object.values(areas).map(({ folder }) =>
    lint(`${folder}/x.ts`, "import '#pages/index.ts';"),
  );
  expect(reported.filter((faults) => faults.length !== 1)).toEqual([]);
});

test('a relative import stays inside its area, however deep', () => {
  expect(lint('src/search/query/match.ts', "import { a } from '../part.ts';")).toEqual([]);
  expect(lint('src/search/query/match.ts', "import { a } from '../../base/digest.ts';")).toEqual([
    'An import that leaves src/features/search is written "#area/file" (scripts/lint/areas.mjs)',
  ]);
});

test('an area does not cross into itself', () => {
  expect(
    lint('src/platform/addresses/paths.ts', "import { a } from '#shell/addresses/routes.ts';"),
  ).toHaveLength(1);
  expect(lint('src/platform/addresses/paths.ts', "import { a } from './routes.ts';")).toEqual([]);
});

test('where only types may be imported, a value is reported', () => {
  expect(lint('src/shell/layout/page.ts', "import type { Ask } from '#store/queries.ts';")).toEqual([]);
  expect(lint('src/shell/layout/page.ts', "import { type Ask } from '#store/queries.ts';")).toEqual([]);
  expect(lint('src/shell/layout/page.ts', "import { ask, type Ask } from '#store/queries.ts';")).toEqual([
    'src/features may import only types from #store (scripts/lint/areas.mjs)',
  ]);
});

test('edge functions import no package', () => {
  expect(lint('netlify/edge-functions/locale.ts', "import { z } from 'zod';")).toHaveLength(1);
  expect(
    lint('netlify/edge-functions/locale.ts', "import type { Context } from '@netlify/edge-functions';"),
  ).toEqual([]);
  expect(lint('functions/discharges.ts', "import { z } from 'zod';")).toEqual([]);
});

test('a test imports what its area may import, and the tools of tests', () => {
  expect(lint('src/platform/addresses/paths.test.ts', "import { test } from 'vitest';")).toEqual([]);
  expect(lint('src/platform/addresses/paths.test.ts', "import { a } from '#engine/plan.ts';")).toHaveLength(
    1,
  );
});

test('only tests, benches and the conformance check import fakes', () => {
  const source = "import { a } from '#fakes/fake-odoo.ts';";
  for (const file of ['src/proxy/calls/a.test.ts', 'tests/a.test.ts', 'scripts/bench/a.ts'])
    expect([file, ...lint(file, source)]).toEqual([file]);
  for (const file of ['src/proxy/calls/a.ts', 'scripts/serve.ts', 'functions/a.ts'])
    expect(lint(file, source)).toHaveLength(1);
  expect(lint('tests/a.test.ts', "import { a } from './fakes/fake-odoo.ts';")).toHaveLength(1);
  expect(lint('tests/fakes/a.ts', "import { a } from '../small-site.ts';")).toHaveLength(1);
});

test('files outside all areas import what they like', () => {
  expect(lint('vitest.config.ts', "import { a } from './src/shell/addresses/routes.ts';")).toEqual([]);
});

test('every folder of src and every # of package.json is an area', () => {
  const folders = readdirSync(new URL('src', root), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const known = Object.values(areas).map(({ folder }) => folder);
  const withoutCode = ['src/shell/art', 'src/content'];
  const named = folders.map(({ name }) => `src/${name}`).filter((folder) => !withoutCode.includes(folder));
  expect(named.filter((folder) => !known.includes(folder))).toEqual([]);
  const project = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
    imports: Record<string, string>;
  };
  for (const [prefix, target] of Object.entries(project.imports)) {
    expect(areas[prefix.slice(1, -2)]).toMatchObject({ folder: target.slice(2, -2) });
  }
});

test('the arrows make no circle', () => {
  const isAbove = (from: string, to: string): boolean =>
    [...(areas[from]?.imports ?? []), ...(areas[from]?.types ?? [])].some(
      (next) => next === to || isAbove(next, to),
    );
  expect(Object.keys(areas).filter((name) => isAbove(name, name))).toEqual([]);
});

function lint(filename: string, code: string): readonly string[] {
  return messagesOfRule(areaImports, { filename, code });
}

test('pages reach none of the folders whose code is no part of the digest of pages', () => {
  const reached = new Set<string>();
  const reach = (name: string) => {
    if (reached.has(name)) return;
    reached.add(name);
    for (const next of lookup(areas, name)?.imports ?? []) reach(next);
  };
  for (const name of ['pages', 'layouts', 'components', 'islands', 'store']) reach(name);
  const code = foldersWithoutPages.filter((folder) => folder !== 'content');
  expect(code.filter((folder) => lookup(areas, folder) === undefined)).toEqual([]);
  expect(code.filter((folder) => reached.has(folder))).toEqual([]);
});
