import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { sqliteFailure } from './database.ts';

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
