/** The database of a site: content entries and publishing traces in one SQLite file, so that both change in one
 * transaction. */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { makePrivateFile } from '#base/files.ts';
import { allRows } from '#base/sqlite.ts';
import { trustedJson } from '#base/json.ts';

/** How long a reader waits for a writer, in milliseconds. */
const busyTimeoutMs = 5000;

export function openDatabase(path: string, { isReadOnly = false } = {}): DatabaseSync {
  if (!isReadOnly && path !== ':memory:') makePrivateFile(path);
  const database = new DatabaseSync(path, { readOnly: isReadOnly, timeout: busyTimeoutMs });
  if (!isReadOnly) database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = NORMAL; PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY');
  return database;
}

/** Tables of the content. `position` holds ordered lists (membership by key); `summary` the parts of an entry
 * that lists show, so that they need not read all of it; `boundary` the instants at which an entry is added to
 * or removed from a list. */
const tables = `
CREATE TABLE IF NOT EXISTS file (
  path TEXT PRIMARY KEY, size INTEGER, mtime REAL, ctime REAL, inode INTEGER, digest TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS folder (path TEXT PRIMARY KEY, look TEXT NOT NULL) WITHOUT ROWID;
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

/** Deletes the content, so that the next import reads every file again. Needed when the code that parses it
 * changes. */
export function forgetContent(database: DatabaseSync): void {
  for (const table of ['file', 'folder', 'entry', 'position', 'summary', 'length', 'boundary']) {
    database.exec(`DELETE FROM ${table}`);
  }
  database.exec("DELETE FROM setting WHERE name = 'content'");
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
  if (!(cause instanceof Error) || !('errcode' in cause) || typeof cause.errcode !== 'number')
    return undefined;
  // The low byte of an extended code is the primary one.
  return failures.get(cause.errcode & 0xff);
}

// Reads rows of the store. The content does not change while a connection is in use, so some rows are cached:
// consecutive targets read neighbouring entries.

export interface Row {
  readonly key: string;
  readonly json: string;
}

/** A row with its entry. */
export interface ParsedRow {
  readonly key: string;
  readonly value: unknown;
}

/** Rows of a list just before a key, nearest first. */
interface Stretch {
  readonly before: string;
  readonly rows: readonly ParsedRow[];
  /** Whether it includes the start of the list. */
  readonly isWhole: boolean;
}

/** A known index in a list: the number of entries up to and including a key. */
interface Cut {
  readonly place: number;
  readonly key: string;
}

/** Number of entries cached by a connection. */
const keptEntries = 32;

/** Characters of JSON in the ranges cached by a connection. */
const keptCharacters = 2_000_000;

/** Number of rows read at once: articles are rendered newest first, so rows before one article are also before
 * the next. */
const stretchLength = 64;

/** Query for the summaries of a list. */
export const summariesOf = `SELECT key, json FROM position JOIN summary
  ON summary.entry = position.entry AND summary.variant = position.variant WHERE list = ?`;

const stretchOf = `${summariesOf} AND key < ? ORDER BY key DESC LIMIT ?`;

/** Skips rows in the list before joining: otherwise every skipped entry would be looked up. */
const sliceOf = `SELECT key, json
  FROM (SELECT key, entry, variant FROM position WHERE list = ? AND key > ? ORDER BY key LIMIT ? OFFSET ?) AS place
  JOIN summary ON summary.entry = place.entry AND summary.variant = place.variant ORDER BY key`;

const keyOf = "SELECT key, '' AS json FROM position WHERE list = ? AND key > ? ORDER BY key LIMIT 1 OFFSET ?";

/** The statements of one connection, shared by all readers on it. */
export class Connection {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();
  readonly #parsed = new Map<string, unknown>();
  readonly #stretches = new Map<string, Stretch>();
  readonly #cuts = new Map<string, Cut>();
  /** Bounded by `keptCharacters`. */
  readonly #ranges = new Map<string, readonly unknown[]>();
  #rangeCharacters = 0;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  rows(sql: string, ...values: readonly (string | number)[]): readonly Row[] {
    let statement = this.#prepared.get(sql);
    if (!statement) this.#prepared.set(sql, (statement = this.#database.prepare(sql)));
    return allRows<Row>(statement, ...values);
  }

  /** Returns one parsed entry. The last few are cached, because the languages of a page are rendered one after
   * another. */
  entry<Value>(sql: string, ...values: readonly (string | number)[]): Value | undefined {
    const name = values.join('\n');
    if (!this.#parsed.has(name)) {
      if (this.#parsed.size >= keptEntries) this.#parsed.clear();
      const [row] = this.rows(sql, ...values);
      this.#parsed.set(name, row && trustedJson(row.json));
    }
    return this.#parsed.get(name) as Value | undefined;
  }

  /** Parsed entries of a range of a list. Many pages read the same few lists (price lists, municipalities), so they are
   * cached, unless they are too many. */
  range(sql: string, ...values: readonly [list: string, from: string, until: string]): readonly unknown[] {
    const name = values.join('\n');
    const cached = this.#ranges.get(name);
    if (cached) return cached;
    const rows = this.rows(sql, ...values);
    const entries = rows.map(({ json }) => trustedJson<unknown>(json));
    this.#rangeCharacters += rows.reduce((sum, { json }) => sum + json.length, name.length);
    if (this.#rangeCharacters > keptCharacters) {
      this.#ranges.clear();
      this.#rangeCharacters = 0;
    } else this.#ranges.set(name, entries);
    return entries;
  }

  /** The summaries just before a key of a list with ASCII keys, nearest first.
   * @param count At most `stretchLength`. */
  before(list: string, key: string, count: number): readonly ParsedRow[] {
    const cached = this.#stretches.get(list);
    if (cached && key <= cached.before) {
      const found = cached.rows.findIndex((row) => row.key < key);
      const first = found < 0 ? cached.rows.length : found;
      if (cached.isWhole || first + count <= cached.rows.length)
        return cached.rows.slice(first, first + count);
    }
    const rows = this.rows(stretchOf, list, key, stretchLength).map(parseRow);
    this.#stretches.set(list, { before: key, rows, isWhole: rows.length < stretchLength });
    return rows.slice(0, count);
  }

  /** The summaries at some indexes of a list, counted from 0. Pages of a list are read in order, so the end of
   * the last slice is remembered: skipping rows from the start takes longer for later pages. */
  slice(
    list: string,
    { from, count }: { readonly from: number; readonly count: number },
  ): readonly ParsedRow[] {
    const { key, place } = this.#cutBefore(list, from);
    const rows = this.rows(sliceOf, list, key, count, from - place).map(parseRow);
    const last = rows.at(-1);
    if (last) this.#cuts.set(list, { place: from + rows.length, key: last.key });
    return rows;
  }

  /** The key at an index of a list, counted from 0. */
  keyAt(list: string, place: number): string | undefined {
    const cut = this.#cutBefore(list, place);
    return this.rows(keyOf, list, cut.key, place - cut.place)[0]?.key;
  }

  #cutBefore(list: string, place: number): Cut {
    const cut = this.#cuts.get(list);
    return cut && cut.place <= place ? cut : { place: 0, key: '' };
  }
}

function parseRow({ key, json }: Row): ParsedRow {
  return { key, value: trustedJson(json) };
}
