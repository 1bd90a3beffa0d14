/** The database of a site: content entries and publishing traces in one SQLite file, so that both change in one
 * transaction. */
import { DatabaseSync } from 'node:sqlite';
import { makePrivateFile } from '#platform/base/files.ts';
import { beginSnapshot, busyTimeoutMs } from '#platform/base/sqlite.ts';

export function openDatabase(path: string, { isReadOnly = false } = {}): DatabaseSync {
  if (!isReadOnly && path !== ':memory:') makePrivateFile(path);
  const database = new DatabaseSync(path, { readOnly: isReadOnly, timeout: busyTimeoutMs });
  if (!isReadOnly) database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = NORMAL; PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY');
  return database;
}

/** Opened to read, at one moment: reads need no further locks, and see no later commit. */
export function openSnapshot(path: string): DatabaseSync {
  const database = openDatabase(path, { isReadOnly: true });
  beginSnapshot(database);
  return database;
}

/** Tables of the content. `position` holds ordered lists (membership by key); `summary` the parts of an entry
 * that lists show, so that they need not read all of it; `boundary` the instants at which an entry is added to
 * or removed from a list. */
const tables = `
CREATE TABLE IF NOT EXISTS file (
  path TEXT PRIMARY KEY, size INTEGER, mtime REAL, ctime REAL, inode INTEGER, digest TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS entry (
  number INTEGER PRIMARY KEY, kind TEXT NOT NULL, id TEXT NOT NULL, file TEXT NOT NULL,
  json TEXT NOT NULL, digest TEXT NOT NULL
);
CREATE UNIQUE INDEX IF NOT EXISTS entry_kind ON entry (kind, id);
CREATE INDEX IF NOT EXISTS entry_file ON entry (file);
CREATE TABLE IF NOT EXISTS position (
  list TEXT NOT NULL, key TEXT NOT NULL, entry INTEGER NOT NULL, variant TEXT, PRIMARY KEY (list, key)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS position_entry ON position (entry);
CREATE TABLE IF NOT EXISTS summary (
  entry INTEGER NOT NULL, variant TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (entry, variant)
);
CREATE TABLE IF NOT EXISTS length (list TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS boundary (
  at INTEGER NOT NULL, entry INTEGER NOT NULL, PRIMARY KEY (at, entry)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS boundary_entry ON boundary (entry);
CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
`;

export function createContentTables(database: DatabaseSync): void {
  database.exec(tables);
}

/** Deletes the content, so that the next import reads all of it again. Needed when the code that parses it
 * changes. */
export function forgetContent(database: DatabaseSync): void {
  for (const table of ['file', 'entry', 'position', 'summary', 'length', 'boundary']) {
    database.exec(`DELETE FROM ${table}`);
  }
  database.exec("DELETE FROM setting WHERE name IN ('content', 'synced')");
}

export function readSetting(database: DatabaseSync, name: string): string | undefined {
  const row = database.prepare('SELECT value FROM setting WHERE name = ?').get(name);
  return row ? String(row.value) : undefined;
}

export function writeSetting(database: DatabaseSync, name: string, value: string): void {
  database.prepare('INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)').run(name, value);
}

/** Failures of SQLite, classified by result code (sqlite.org/rescode.html), never by message. */
export type SqliteFailure = 'busy' | 'disk-full' | 'not-writable';

const failures: ReadonlyMap<number, SqliteFailure> = new Map([
  [5, 'busy'],
  [6, 'busy'],
  [8, 'not-writable'],
  [13, 'disk-full'],
  [14, 'not-writable'],
]);

/** @returns undefined for a bug and for an error that does not come from SQLite. */
export function sqliteFailure(cause: unknown): SqliteFailure | undefined {
  if (!(cause instanceof Error) || !('errcode' in cause)) return undefined;
  // The low byte of an extended code is the primary one.
  return failures.get(Number(cause.errcode) & 0xff);
}
