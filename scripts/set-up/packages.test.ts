/** Commands that are set up without devDependencies run without them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;

/** Packages that a script imports, directly or not.
 * @param name As in `node scripts/run.mjs NAME`. */
async function findPackages(name: string): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const bundle = await rolldown({
    cwd: root,
    input: [`scripts/${name}.ts`],
    platform: 'node',
    treeshake: false,
    external: (id) => {
      if (/^[./#]|^node:/u.test(id)) return id.startsWith('node:');
      const [scope = '', rest = ''] = id.split('/');
      found.add(scope.startsWith('@') ? `${scope}/${rest}` : scope);
      return true;
    },
  });
  await bundle.generate();
  await bundle.close();
  return found;
}

function commandsWithoutTools(): readonly string[] {
  const text = readFileSync(join(root, 'scripts/run.mjs'), 'utf8');
  const [, names = ''] = /const withoutTools = \[([^\]]*)\]/u.exec(text) ?? [];
  return [...names.matchAll(/'([a-z-]+)'/gu)].map(([, name = '']) => name);
}

test.each(commandsWithoutTools())('%s imports no package that only tests and checks need', async (name) => {
  const imported = await findPackages(name);
  expect(imported.size).toBeGreaterThan(0);
  expect([...imported].filter((each) => !Object.hasOwn(manifest.dependencies, each))).toEqual([]);
});

test('no page, thread or worker imports such a package, except for its types', () => {
  const files = globSync('src/**/*.{ts,tsx,astro}', { cwd: root }).filter((file) => !file.includes('.test.'));
  const found = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const names = [
      ...text.matchAll(/^(?:import|export) (?!type )(?:[^'";=]* from )?['"]((?:@[\w-]+\/)?[a-z][\w.-]*)/gmu),
    ];
    return names.map(([, name = '']) => ({ file, name }));
  });
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter(({ name }) => name !== 'node' && !Object.hasOwn(manifest.dependencies, name))).toEqual(
    [],
  );
});

test('the command that serves the site is among them', () => {
  expect(commandsWithoutTools()).toContain('serve');
});
