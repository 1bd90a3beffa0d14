import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { sqliteFailure } from './database.ts';
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

test('the entries at a place are the same in whatever order they are asked for', () => {
  const { database, keys } = openPosts();
  const cached = new Connection(database);
  for (const from of [0, 10, 20, 19, 100, 145, 149, 5]) {
    const rows = cached.slice(list, { from, count: 10 });
    expect(rows.map((row) => row.key)).toEqual(keys.slice(from, from + 10));
    for (const place of [from, from + 10, from + 11, 0]) expect(cached.keyAt(list, place)).toBe(keys[place]);
  }
});
