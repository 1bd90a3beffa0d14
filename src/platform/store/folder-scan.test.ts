import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { jsonFiles } from '#platform/base/file-marks.ts';
import { createContentTables, openDatabase } from './database.ts';
import { scanFolders } from './folder-scan.ts';
import { Import } from './import.ts';
import { site } from '#features/site.ts';

// The scan finds every file old, unless the test says otherwise.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** An export folder with files of two folders and the root, and a database that has taken them. */
function makeContent() {
  const root = mkdtempSync(join(tmpdir(), 'folder-scan-'));
  const database = openDatabase(':memory:');
  createContentTables(database);
  onTestFinished(() => {
    database.close();
    rmSync(root, { recursive: true });
  });
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const path of ['company.json', 'posts/000/1.json', 'posts/000/2.json', 'posts/001/1001.json'])
    write(path, '{}');
  const scan = () => scanAndSave(database, root);
  const first = scan();
  return { root, database, write, scan, first };
}

/** @returns Paths. */
function scanAndSave(database: DatabaseSync, root: string) {
  const files = jsonFiles(root).map((path) => ({ path, file: join(root, path) }));
  const { changed, touched, removed } = scanFolders(database, files);
  const paths = changed.map(({ path }) => path);
  const importing = new Import(database, { changed: paths, touched, removed }, { lists: site.lists, now: 0 });
  for (const mark of changed) importing.put({ path: mark.path, mark, entries: [] });
  importing.finish(0, 0);
  return { changed: paths, touched: touched.map(({ path }) => path), removed };
}

const nothing = { changed: [], touched: [], removed: [] };

test('files are changed, touched or removed as a scan of each file finds them', () => {
  const { root, write, scan, first } = makeContent();
  expect(first.changed).toEqual([
    'company.json',
    'posts/000/1.json',
    'posts/000/2.json',
    'posts/001/1001.json',
  ]);
  expect(scan()).toEqual(nothing);
  write('posts/000/1.json', '{"id":1}');
  write('posts/001/1002.json', '{}');
  expect(scan()).toEqual({ ...nothing, changed: ['posts/000/1.json', 'posts/001/1002.json'] });
  expect(scan()).toEqual(nothing);
  write('posts/000/2.json.new', '{}');
  renameSync(join(root, 'posts/000/2.json.new'), join(root, 'posts/000/2.json'));
  rmSync(join(root, 'posts/000/1.json'));
  expect(scan()).toEqual({ ...nothing, touched: ['posts/000/2.json'], removed: ['posts/000/1.json'] });
  expect(scan()).toEqual(nothing);
});

test('the marks of files are compared only in folders that look different', () => {
  const { database, write, scan } = makeContent();
  database.exec('DELETE FROM file');
  expect(scan()).toEqual(nothing);
  write('posts/001/1001.json', '{"id":1001}');
  expect(scan()).toEqual({ ...nothing, changed: ['posts/001/1001.json'] });
  write('company.json', '{"id":1}');
  expect(scan()).toEqual({ ...nothing, changed: ['company.json'] });
});

test('the files of a folder that is gone are removed, also when only their import was seen', () => {
  const { root, database, scan } = makeContent();
  rmSync(join(root, 'posts/001'), { recursive: true });
  expect(scan()).toEqual({ ...nothing, removed: ['posts/001/1001.json'] });
  const importing = new Import(
    database,
    { changed: ['notices/a.json'], touched: [], removed: [] },
    { lists: site.lists, now: 0 },
  );
  const mark = { path: 'notices/a.json', size: 2, mtime: 1, ctime: 1, inode: 1, digest: '' as never };
  importing.put({ path: mark.path, mark, entries: [] });
  importing.finish(0, 0);
  expect(scan()).toEqual({ ...nothing, removed: ['notices/a.json'] });
  expect(scan()).toEqual(nothing);
});

test('a state that knows files and no folders finds what was removed', () => {
  const { root, database, scan } = makeContent();
  database.exec('DELETE FROM folder');
  rmSync(join(root, 'posts/000'), { recursive: true });
  expect(scan()).toEqual({ ...nothing, removed: ['posts/000/1.json', 'posts/000/2.json'] });
});

test('a folder with a file that may change within the same step of time is compared again', () => {
  // The clock stands still, so the files are not older than it.
  vi.setSystemTime(vi.getRealSystemTime());
  const { database, scan } = makeContent();
  const looks = () =>
    database
      .prepare('SELECT look FROM folder ORDER BY path')
      .all()
      .map(({ look }) => look);
  expect(looks()).toEqual(['', '', '']);
  vi.setSystemTime(Date.now() + 60_000);
  scan();
  expect(looks().every((look) => look !== '')).toBe(true);
});
