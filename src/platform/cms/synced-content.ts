/** What the last sync brought, as rows that change in one transaction. A row is a file of the export: its path and its
 * JSON. Removed rows stay without JSON, so that whoever read them before learns of it. Pictures and documents are files
 * beside the database. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { parseJson } from '#platform/base/json.ts';
import { beginSnapshot } from '#platform/base/sqlite.ts';
import { allRows, firstRow, prepareAll } from '#platform/base/statements.ts';
import { openDatabase } from '#platform/store/database.ts';
import { kindOfFile } from './export/parse-file.ts';
import { type Watermarks, watermarksSchema } from './watermark.ts';

/** Folder within the state folder. */
export const syncedFolder = (stateDir: string): string => join(stateDir, 'content');

export const syncedFile = (folder: string): string => join(folder, 'content.sqlite');

/** `draft`: what the running sync is going to change. `revision`: each change of the rows, by a name that no other
 * database has. `kept`: what the sync remembers, by name. */
export const syncedTables = `
CREATE TABLE IF NOT EXISTS content (path TEXT PRIMARY KEY, json TEXT, revision INTEGER NOT NULL);
CREATE INDEX IF NOT EXISTS content_revision ON content (revision);
CREATE TABLE IF NOT EXISTS draft (path TEXT PRIMARY KEY, json TEXT);
CREATE TABLE IF NOT EXISTS revision (
  number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE DEFAULT (lower(hex(randomblob(16))))
);
CREATE TABLE IF NOT EXISTS kept (name TEXT PRIMARY KEY, json TEXT);
`;

/** Name of what the sync remembers of the lists. */
export const watermarksName = 'watermarks';

/** A row of the export. */
export interface SyncedRow {
  readonly path: string;
  readonly json: string;
}

/** Paths of rows. */
export interface SyncedChanges {
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

export class SyncedContent {
  readonly #database: DatabaseSync;
  readonly #sql: Readonly<Record<keyof typeof statements, StatementSync>>;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#sql = prepareAll(database, statements);
  }

  /** Opens one state of the content, whatever is synced meanwhile. Hold it by `using`: an open one keeps the database from
   * reusing what syncs write.
   * @returns undefined before the first sync. */
  static open(folder: string): SyncedContent | undefined {
    if (!existsSync(syncedFile(folder))) return undefined;
    const database = openDatabase(syncedFile(folder), { isReadOnly: true });
    beginSnapshot(database);
    return new SyncedContent(database);
  }

  [Symbol.dispose](): void {
    this.#database.close();
  }

  /** @returns JSON of a row; undefined where there is none. */
  read(path: string): string | undefined {
    return firstRow<{ readonly json: string | null }>(this.#sql.read, path)?.json ?? undefined;
  }

  has(path: string): boolean {
    return this.read(path) !== undefined;
  }

  /** Whether a row is there, or was before. */
  hadEver(path: string): boolean {
    return firstRow(this.#sql.read, path) !== undefined;
  }

  /** One at a time, so that a large content is never held at once. */
  *rows(paths: Iterable<string>): Generator<SyncedRow> {
    for (const path of paths) {
      const json = this.read(path);
      if (json !== undefined) yield { path, json };
    }
  }

  /** Paths of the rows of a kind, or of all. */
  paths(kind?: string): readonly string[] {
    const [from, until] = kind === undefined ? ['', '\u{10ffff}'] : pathsOfKind(kind);
    return allRows<{ readonly path: string }>(this.#sql.paths, from, until).map(({ path }) => path);
  }

  /** Kinds that the content base ever had an entry of. */
  kinds(): readonly string[] {
    const kinds: string[] = [];
    for (let path = this.#firstFrom(''); path !== null; path = this.#firstFrom(afterKind(kindOfFile(path))))
      kinds.push(kindOfFile(path));
    return kinds;
  }

  /** Changes with every change of a row.
   * @returns The empty string before the first. */
  version(): string {
    return firstRow<{ readonly name: string }>(this.#sql.version)?.name ?? '';
  }

  /** @returns undefined for the version of another content, such as one from before a backup was restored. */
  changesSince(version: string): SyncedChanges | undefined {
    const known = firstRow<{ readonly number: number }>(this.#sql.revision, version);
    if (!known) return undefined;
    const rows = allRows<{ readonly path: string; readonly isThere: number }>(this.#sql.since, known.number);
    const list = (isThere: number) => rows.filter((row) => row.isThere === isThere).map(({ path }) => path);
    return { changed: list(1), removed: list(0) };
  }

  /** What the lists of the content base were like.
   * @returns undefined before the first sync, and where another version of the code wrote them: the next inventory
   * writes them again. */
  watermarks(): Watermarks | undefined {
    const row = firstRow<{ readonly json: string }>(this.#sql.kept, watermarksName);
    return row && watermarksSchema.safeParse(parseJson(row.json)).data;
  }

  #firstFrom(path: string): string | null {
    return firstRow<{ readonly path: string | null }>(this.#sql.first, path)?.path ?? null;
  }
}

/** Sorts behind all paths of a kind: the sign after the slash. */
const afterKind = (kind: string): string => `${kind}0`;

/** The first of them, and what follows the last one. */
export const pathsOfKind = (kind: string): readonly [from: string, until: string] => [
  `${kind}/`,
  afterKind(kind),
];

const statements = {
  read: 'SELECT json FROM content WHERE path = ?',
  paths: 'SELECT path FROM content WHERE path >= ? AND path < ? AND json IS NOT NULL ORDER BY path',
  first: 'SELECT min(path) AS path FROM content WHERE path >= ?',
  version: 'SELECT name FROM revision ORDER BY number DESC LIMIT 1',
  revision: 'SELECT number FROM revision WHERE name = ?',
  // The unary plus stops SQLite from reading all rows in the order of their paths.
  since: 'SELECT path, json IS NOT NULL AS isThere FROM content WHERE revision > ? ORDER BY +path',
  kept: 'SELECT json FROM kept WHERE name = ?',
} as const;
