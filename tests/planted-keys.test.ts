import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '#platform/base/file-marks.ts';
import { buildSite } from './site/built-site.ts';
import { holdsKey, plantedKeys } from './site/planted-keys.ts';

const { settings, files } = await buildSite();

test('no file of the site and none of the compiled pages has a key of the environment it was built in', () => {
  const compiled = filesBelow(join(settings.stateDir, 'compiled'), '');
  const paths = [
    ...files.map((file) => join(settings.outDir, file)),
    ...compiled.map((file) => join(settings.stateDir, 'compiled', file)),
  ];
  expect(paths.length).toBeGreaterThan(500);
  expect(paths.filter((path) => holdsKey(readFileSync(path, 'latin1')))).toEqual([]);
});

test.skipIf(process.platform === 'win32')(
  'no file of the state can be read by another user, whoever has written it',
  () => {
    const paths = filesBelow(settings.stateDir, '');
    expect(paths.length).toBeGreaterThan(300);
    expect(paths.filter((path) => (statSync(join(settings.stateDir, path)).mode & 0o077) !== 0)).toEqual([]);
  },
);

test('a key is found wherever it stands', () => {
  for (const key of Object.values(plantedKeys)) expect(holdsKey(`<p>${key}</p>`)).toBe(true);
  expect(holdsKey('<p>password</p>')).toBe(false);
});
