import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { forgetContent, openDatabase, sqliteFailure } from './database.ts';
import { Connection } from './entry-rows.ts';
import { importFiles, openSampleStore, samplePost } from '#fakes/sample-content.ts';

function tryIt(action: () => unknown): unknown {
  try {
    action();
  } catch (cause) {
    return cause;
  }
  throw new Error('It was done.');
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}

test('a database that another connection has locked is busy', () => {
  const file = join(makeFolder(), 'state.sqlite');
  const [first, second] = [new DatabaseSync(file), new DatabaseSync(file, { timeout: 0 })];
  first.exec('BEGIN EXCLUSIVE');
  expect(sqliteFailure(tryIt(() => second.exec('BEGIN EXCLUSIVE')))).toBe('busy');
  first.close();
  second.close();
});

test('a database that may only be read, and one in no folder, cannot be written', () => {
  const folder = makeFolder();
  const file = join(folder, 'state.sqlite');
  new DatabaseSync(file).exec('CREATE TABLE one (id)');
  const readOnly = new DatabaseSync(file, { readOnly: true });
  expect(sqliteFailure(tryIt(() => readOnly.exec('CREATE TABLE other (id)')))).toBe('not-writable');
  expect(sqliteFailure(tryIt(() => new DatabaseSync(join(folder, 'none', 'state.sqlite'))))).toBe(
    'not-writable',
  );
  readOnly.close();
});

test('a database that may not grow has a full disk', () => {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE texts (text); PRAGMA max_page_count = 3');
  const fill = database.prepare('INSERT INTO texts VALUES (?)');
  expect(sqliteFailure(tryIt(() => fill.run('x'.repeat(100_000))))).toBe('disk-full');
  database.close();
});

test('the database of a site is its owner’s alone, is read while it is written, and a reader writes nothing', () => {
  const file = join(makeFolder(), 'state', 'state.sqlite');
  const writer = openDatabase(file);
  expect(statSync(file).mode & 0o077).toBe(0);
  writer.exec('CREATE TABLE texts (text); BEGIN IMMEDIATE; INSERT INTO texts VALUES (1)');
  const reader = openDatabase(file, { isReadOnly: true });
  expect(reader.prepare('SELECT text FROM texts').all()).toEqual([]);
  writer.exec('COMMIT');
  expect(sqliteFailure(tryIt(() => reader.exec('DELETE FROM texts')))).toBe('not-writable');
  reader.close();
  writer.close();
});

test('content that was forgotten is all imported again, and what the publisher remembers stays', () => {
  const database = openSampleStore();
  const files = { 'a.json': [samplePost(1)], 'b.json': [samplePost(2, { date: '2999-01-01T00:00:00Z' })] };
  const { keyChanges } = importFiles(database, files);
  database.exec("INSERT INTO setting VALUES ('commit', 'abc'), ('synced', '1')");
  forgetContent(database);
  const tables = ['file', 'entry', 'position', 'summary', 'length', 'boundary'];
  const left = tables.filter((table) => database.prepare(`SELECT 1 FROM ${table}`).get());
  expect(left).toEqual([]);
  expect(database.prepare('SELECT name FROM setting').all()).toEqual([{ name: 'commit' }]);
  expect(importFiles(database, files).keyChanges).toEqual(keyChanges);
});

test('what is no error of SQLite is none of its failures', () => {
  for (const cause of [undefined, 'busy', { errcode: 5 }, Object.assign(new Error('No file.'), { code: 5 })])
    expect(sqliteFailure(cause)).toBeUndefined();
});

test('a wrong statement is a bug, and so is an error that only speaks of a lock', () => {
  expect(sqliteFailure(tryIt(() => new DatabaseSync(':memory:').exec('SELEC 1')))).toBeUndefined();
  expect(sqliteFailure(new Error('The house is locked; the database is busy.'))).toBeUndefined();
});

// Cached rows of a connection equal those of a new read.

const list = 'posts/et';
const count = 150;

/** More posts than a connection caches of one list. */
function openPosts() {
  const database = openSampleStore();
  const posts = Array.from({ length: count }, (_, index) => samplePost(index + 1));
  importFiles(database, Object.fromEntries(posts.map((post) => [`${String(post.id)}.json`, [post]])));
  const keys = database.prepare('SELECT key FROM position WHERE list = ? ORDER BY key').all(list);
  return { database, keys: keys.map(({ key }) => String(key)) };
}

test('the entries before a key are the same in whatever order they are asked for', () => {
  const { database, keys } = openPosts();
  const cached = new Connection(database);
  // Newest first, in rendering order; then back, inside and outside the cache.
  for (const place of [149, 148, 120, 121, 86, 85, 149, 3, 60, 2, 1, 0, 149]) {
    const key = keys[place] ?? '';
    const expected = keys.slice(Math.max(0, place - 3), place).toReversed();
    expect(cached.before(list, key, 3).map((row) => row.key)).toEqual(expected);
    // A key without an entry, just after an existing one.
    expect(cached.before(list, `${key}~`, 1).map((row) => row.key)).toEqual([key]);
  }
});

test('consecutive entries and places of a list are read with few statements', () => {
  const { database, keys } = openPosts();
  const connection = new Connection(database);
  const rows = vi.spyOn(connection, 'rows');
  for (const place of [149, 148, 100, 89]) connection.before(list, keys[place] ?? '', 3);
  expect(rows).toHaveBeenCalledTimes(1);
  // Beyond what was read with the first.
  connection.before(list, keys[87] ?? '', 3);
  expect(rows).toHaveBeenCalledTimes(2);
  // The beginning of the list is known, so nothing more can come.
  connection.before(list, keys[20] ?? '', 3);
  for (const place of [2, 1, 0]) connection.before(list, keys[place] ?? '', 3);
  expect(rows).toHaveBeenCalledTimes(3);
  rows.mockClear();
  for (const from of [0, 10, 20]) connection.slice(list, { from, count: 10 });
  // The place and the key at which the last slice ended.
  expect(rows.mock.calls.map(([, , key, , skipped]) => [key, skipped])).toEqual([
    ['', 0],
    [keys[9], 0],
    [keys[19], 0],
  ]);
});

const entryById = 'SELECT id AS key, json FROM entry WHERE id = ?';
const postsBySlug = `SELECT key, json FROM position JOIN entry ON number = entry
  WHERE list = ? AND key BETWEEN ? AND ? ORDER BY key`;

test('a connection keeps what was used last, up to what it may hold, and nothing that is larger than that', () => {
  const { database } = openPosts();
  const write = (id: number, repeated: number) =>
    importFiles(database, {
      [`${String(id)}.json`]: [samplePost(id, { content: `<p>${'Pikk tekst. '.repeat(repeated)}</p>` })],
    });
  // Three of them fit, four do not.
  for (const id of [1, 2, 3, 4]) write(id, 50_000);
  write(5, 170_000);
  const connection = new Connection(database);
  const entry = (id: number) => connection.entry(entryById, String(id));
  const [first, second] = [entry(1), entry(2)];
  entry(3);
  expect(entry(1)).toBe(first);
  entry(4);
  expect(entry(1)).toBe(first);
  expect(entry(2)).not.toBe(second);
  expect(entry(2)).toEqual(second);
  expect(entry(5)).not.toBe(entry(5));
  expect(entry(1)).toBe(first);
  const range = (until: string) => connection.range(postsBySlug, 'posts', 'postitus-10', until);
  expect(range('postitus-100')).toBe(range('postitus-100'));
  expect(range('postitus-101')).not.toBe(range('postitus-100'));
});

test('the entries at a place are the same in whatever order they are asked for', () => {
  const { database, keys } = openPosts();
  const cached = new Connection(database);
  for (const from of [0, 10, 20, 19, 100, 145, 149, 5]) {
    const rows = cached.slice(list, { from, count: 10 });
    expect(rows.map((row) => row.key)).toEqual(keys.slice(from, from + 10));
    for (const place of [from, from + 10, from + 11, 0]) expect(cached.keyAt(list, place)).toBe(keys[place]);
  }
});
