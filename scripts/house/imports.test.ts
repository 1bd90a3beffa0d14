import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { forbidden } from '../../.dependency-cruiser.mjs';
import { forbiddenImports } from './imports.ts';

const imports = Object.fromEntries(
  ['platform', 'shell', 'features'].map((name) => [`#${name}/*`, `./src/${name}/*`]),
);

/** @returns What is forbidden in a project of these files below src, as `file: rule`. */
async function findings(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const root = mkdtempSync(join(tmpdir(), 'imports-'));
  try {
    writeFileSync(join(root, 'package.json'), JSON.stringify({ type: 'module', imports }));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, 'src', file)), { recursive: true });
      writeFileSync(join(root, 'src', file), text);
    }
    const arrows = await forbiddenImports(root, forbidden);
    return arrows.map(({ rule, from }) => `${from.replace('src/', '')}: ${rule}`).toSorted();
  } finally {
    rmSync(root, { recursive: true });
  }
}

const feature = 'export const a = 1; export type A = 1;';

test.each([
  {
    what: 'what the platform takes of a feature',
    file: 'platform/x.ts',
    text: "import { a } from '#features/b/b.ts';",
    rule: 'platform',
  },
  {
    what: 'a type',
    file: 'platform/x.ts',
    text: "import type { A } from '#features/b/b.ts';",
    rule: 'platform',
  },
  {
    what: 'a component',
    file: 'shell/X.astro',
    text: "---\nimport { a } from '#features/b/b.ts';\n---\n<p>{a}</p>",
    rule: 'shell',
  },
  {
    what: 'its script',
    file: 'shell/X.astro',
    text: "<script>\n  import { a } from '#features/b/b.ts';\n  a;\n</script>",
    rule: 'shell',
  },
  {
    what: 'a feature that no table names',
    file: 'features/x/x.ts',
    text: "import { a } from '#features/b/b.ts';",
    rule: 'feature',
  },
  {
    what: 'credentials',
    file: 'shell/x.browser.ts',
    text: "import { a } from './y.server.ts';",
    rule: 'browser',
  },
  {
    what: 'code that runs anywhere',
    file: 'shell/x.ts',
    text: "import { a } from './y.server.ts';",
    rule: 'anywhere',
  },
  { what: 'a module of Node', file: 'shell/x.ts', text: "import { join } from 'node:path';", rule: 'node' },
  { what: 'a page', file: 'shell/x.ts', text: "import { a } from '../pages/page.ts';", rule: 'pages' },
  {
    what: 'a page of a feature',
    file: 'features/b/x.ts',
    text: "import { a } from './pages/page.ts';",
    rule: 'pages',
  },
  {
    what: 'a feature that can be taken out',
    file: 'features/frame.ts',
    text: "import { a } from './sorting/a.ts';",
    rule: 'removable feature',
  },
])('found: $what', async ({ file, text, rule }) => {
  const files = {
    'features/b/b.ts': feature,
    'shell/y.server.ts': feature,
    'pages/page.ts': feature,
    'features/b/pages/page.ts': feature,
    'features/sorting/a.ts': feature,
  };
  expect(await findings(files)).toEqual([]);
  expect(await findings({ ...files, [file]: text })).toContain(`${file}: ${rule}`);
});

test('a circle is found, of types too', async () => {
  const files = {
    'shell/x.ts': "import type { Y } from './y.ts';\nexport type X = Y | 1;",
    'shell/y.ts': "import type { X } from './x.ts';\nexport type Y = X | 2;",
  };
  expect(await findings(files)).toEqual(['shell/x.ts: circle']);
});

test('types may come from a server: they run nowhere', async () => {
  const type = { 'shell/y.server.ts': feature };
  expect(await findings({ ...type, 'shell/x.ts': "import type { A } from './y.server.ts';" })).toEqual([]);
  expect(await findings({ ...type, 'shell/x.server.ts': "import { a } from './y.server.ts';" })).toEqual([]);
});
