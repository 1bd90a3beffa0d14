import {
  chmodSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPrivateFile, makePrivateFile, makePrivateFolder, writePrivateFile } from './files.ts';
import { closeFolder, closeStateFolder } from './restrict-folders.ts';

const isWindows = process.platform === 'win32';
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const loadMode = (path: string) => (lstatSync(join(folder, path)).mode & 0o777).toString(8);

test.skipIf(isWindows)('what is made in the state folder is its owner’s alone', () => {
  writePrivateFile(join(folder, 'a/b/c.json'), 'x');
  makePrivateFolder(join(folder, 'd/e'));
  const file = join(folder, 'f/state.sqlite');
  makePrivateFile(file);
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; CREATE TABLE t (x)');
  expect(['a', 'a/b', 'd', 'd/e', 'f'].map(loadMode)).toEqual(['700', '700', '700', '700', '700']);
  expect(['a/b/c.json', 'f/state.sqlite', 'f/state.sqlite-wal', 'f/state.sqlite-shm'].map(loadMode)).toEqual([
    '600',
    '600',
    '600',
    '600',
  ]);
  database.close();
});

test.skipIf(isWindows)('what a tool has written is closed with all that is in it', () => {
  mkdirSync(join(folder, 'made/deep'), { recursive: true, mode: 0o755 });
  writeFileSync(join(folder, 'made/deep/a.mjs'), '', { mode: 0o644 });
  closeFolder(join(folder, 'made'));
  expect(['made', 'made/deep', 'made/deep/a.mjs'].map(loadMode)).toEqual(['700', '700', '600']);
});

test('a file is replaced whole, and no draft is left, nor where it cannot be written', () => {
  const file = join(folder, 'a.json');
  writePrivateFile(file, 'one');
  writePrivateFile(file, 'two');
  expect(readFileSync(file, 'utf8')).toBe('two');
  mkdirSync(join(folder, 'taken'));
  expect(() => {
    writePrivateFile(join(folder, 'taken'), 'one');
  }).toThrow();
  expect(readdirSync(folder)).toEqual(['a.json', 'taken']);
  // What is there already stays when it is made for SQLite.
  makePrivateFile(file);
  expect(readFileSync(file, 'utf8')).toBe('two');
});

test('a file is created by one alone, and what is there stays', () => {
  const file = join(folder, 'a');
  expect([createPrivateFile(file, 'one'), createPrivateFile(file, 'two')]).toEqual([true, false]);
  expect(readFileSync(file, 'utf8')).toBe('one');
  expect(readdirSync(folder)).toEqual(['a']);
  expect(lstatSync(file).nlink).toBe(1);
});

test.skipIf(isWindows).for(['000', '022', '077', '027'])(
  'with the umask %s the state is closed and the site is open',
  (umask) => {
    const folderOfModules = new URL('.', import.meta.url).href;
    const script = `process.umask(0o${umask});
      const { writePrivateFile } = await import('${folderOfModules}files.ts');
      const { makePublicFolder, writePublicFile } = await import('${folderOfModules}out-files.ts');
      writePrivateFile('state/a/b', 'x');
      for (const part of ['out/a', 'out/b']) makePublicFolder(part);
      for (const part of ['out/a/1', 'out/b/2']) writePublicFile(part, Buffer.from('x'));`;
    const run = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(run.stderr).not.toContain('Error');
    expect(['state', 'state/a', 'state/a/b'].map(loadMode)).toEqual(['700', '700', '600']);
    expect(['out', 'out/a', 'out/b', 'out/a/1', 'out/b/2'].map(loadMode)).toEqual([
      '755',
      '755',
      '755',
      '644',
      '644',
    ]);
  },
);

function oldState(): string {
  const state = join(folder, 'state');
  mkdirSync(join(state, 'content/posts'), { recursive: true });
  writeFileSync(join(state, 'content/posts/1.json'), '{}');
  writeFileSync(join(state, 'tool'), '');
  chmodSync(join(state, 'tool'), 0o755);
  mkdirSync(join(folder, 'out'));
  writeFileSync(join(folder, 'out/index.html'), '');
  for (const path of ['out/index.html', 'state/content/posts/1.json']) chmodSync(join(folder, path), 0o644);
  for (const path of ['out', 'state', 'state/content']) chmodSync(join(folder, path), 0o755);
  linkSync(join(folder, 'out/index.html'), join(state, 'backup.html'));
  symlinkSync(join(folder, 'out'), join(state, 'link'));
  return state;
}

test.skipIf(isWindows)('a folder that an older version left open is closed, and the site is not', () => {
  const state = oldState();
  closeStateFolder(state, join(folder, 'out'));
  expect(['state', 'state/content', 'state/content/posts/1.json', 'state/tool'].map(loadMode)).toEqual([
    '700',
    '700',
    '600',
    '700',
  ]);
  // A file with two names (hard link), and the target of a symbolic link.
  expect(['out', 'out/index.html'].map(loadMode)).toEqual(['755', '644']);
});

test.skipIf(isWindows)('a site within the state folder can still be reached and read', () => {
  const state = oldState();
  mkdirSync(join(state, 'www/site'), { recursive: true });
  writeFileSync(join(state, 'www/site/index.html'), '');
  for (const path of ['state/www', 'state/www/site']) chmodSync(join(folder, path), 0o755);
  chmodSync(join(state, 'www/site/index.html'), 0o644);
  closeStateFolder(state, join(state, 'www/site'));
  expect(
    ['state', 'state/www', 'state/www/site', 'state/www/site/index.html', 'state/content'].map(loadMode),
  ).toEqual(['711', '711', '755', '644', '700']);
});

test.skipIf(isWindows)('a folder that is closed is not looked through again', () => {
  const state = oldState();
  chmodSync(state, 0o700);
  closeStateFolder(state, join(folder, 'out'));
  expect(loadMode('state/content')).toBe('755');
});
