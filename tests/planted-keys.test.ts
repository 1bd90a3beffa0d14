import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesBelow } from '#platform/base/file-marks.ts';
import { compilePages, digestCode } from '#platform/publish/code.ts';
import { buildSite, root } from './site/built-site.ts';
import { isThorough } from './site/driven.ts';
import { holdsKey, plantedKeys, withPlantedKeys } from './site/planted-keys.ts';

/** On a busy machine. */
const compileMs = 600_000;

const { settings, files } = await buildSite();

test('no file of the site has a key of the environment it was built in', () => {
  const paths = files.map((file) => join(settings.outDir, file));
  expect(paths.length).toBeGreaterThan(500);
  expect(paths.filter((path) => holdsKey(readFileSync(path, 'latin1')))).toEqual([]);
});

if (isThorough)
  test(
    'none of the compiled pages has a key of the environment they were compiled in',
    { timeout: compileMs },
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'compiled-pages-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      await withPlantedKeys(() =>
        Promise.resolve(compilePages({ root, stateDir: folder, code: digestCode(root, folder) })),
      );
      const paths = filesBelow(join(folder, 'compiled'), '').map((file) => join(folder, 'compiled', file));
      expect(paths.length).toBeGreaterThan(100);
      expect(paths.filter((path) => holdsKey(readFileSync(path, 'latin1')))).toEqual([]);
    },
  );

test.skipIf(process.platform === 'win32')(
  'no file of the state can be read by another user, whoever has written it',
  () => {
    // Two of its folders are lent.
    const folders = ['.', 'compiled', 'drawn'].map((name) => join(settings.stateDir, name));
    const paths = folders.flatMap((folder) => filesBelow(folder, '').map((path) => join(folder, path)));
    expect(paths.length).toBeGreaterThan(300);
    expect(paths.filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([]);
  },
);

test('a key is found wherever it stands', () => {
  for (const key of Object.values(plantedKeys)) expect(holdsKey(`<p>${key}</p>`)).toBe(true);
  expect(holdsKey('<p>password</p>')).toBe(false);
});
