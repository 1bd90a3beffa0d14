import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesBelow } from '#platform/base/file-marks.ts';
import { compilePages, digestCode } from '#platform/publish/code.ts';
import { undoFolder } from '#platform/publish/replaced-files.ts';
import { buildSite, root } from './site/built-site.ts';
import { isThorough } from './site/driven.ts';
import { holdsKey, plantedKeys, withPlantedKeys } from './site/planted-keys.ts';
import { makeSmallSite } from './small-site.ts';

/** On a busy machine. */
const compileMs = 600_000;

test('no file of the site has a key of the environment it was built in', async () => {
  const site = makeSmallSite();
  await withPlantedKeys(() => site.publish());
  const { outDir } = site.settings;
  const paths = filesBelow(outDir, '').map((file) => join(outDir, file));
  expect(paths.length).toBeGreaterThan(100);
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
  async () => {
    const { settings } = await buildSite();
    // Two of its folders are lent.
    const folders = ['.', 'compiled', 'drawn'].map((name) => join(settings.stateDir, name));
    const paths = folders
      .flatMap((folder) => filesBelow(folder, '').map((path) => join(folder, path)))
      // What a publish has replaced is a link to what everybody could read.
      .filter((path) => !path.startsWith(undoFolder(settings)));
    expect(paths.length).toBeGreaterThan(300);
    expect(paths.filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([]);
  },
);

test('a key is found wherever it stands', () => {
  for (const key of Object.values(plantedKeys)) expect(holdsKey(`<p>${key}</p>`)).toBe(true);
  expect(holdsKey('<p>password</p>')).toBe(false);
});
