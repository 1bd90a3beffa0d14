/** What one sync changes of the synced content. Drafts stand beside the rows until all of them are taken over in the
 * transaction in which the sync ends, so a sync that dies has changed nothing. They are in the database because a first
 * sync may bring more than fits into memory. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { allRows, firstRow, prepareAll } from '#platform/base/statements.ts';
import { pathsOfKind } from '../synced-content.ts';

/** Paths of rows, in order. */
export interface WrittenRows {
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

export class ContentDrafts {
  readonly #sql: Readonly<Record<keyof typeof statements, StatementSync>>;

  constructor(database: DatabaseSync) {
    this.#sql = prepareAll(database, statements);
  }

  /** Forgets what a sync left that did not end. */
  discard(): void {
    this.#sql.discard.run();
  }

  write(path: string, value: unknown): void {
    this.#put(path, JSON.stringify(value));
  }

  remove(path: string): void {
    this.#put(path, null);
  }

  changes(): WrittenRows {
    const list = (isWrite: number) =>
      allRows<{ readonly path: string }>(this.#sql.list, isWrite).map(({ path }) => path);
    return { written: list(1), removed: list(0) };
  }

  /** Drafts of the rows of a kind by path; undefined for one that is removed. */
  rows(kind: string): ReadonlyMap<string, string | undefined> {
    const rows = allRows<{ readonly path: string; readonly json: string | null }>(
      this.#sql.rows,
      ...pathsOfKind(kind),
    );
    return new Map(rows.map(({ path, json }) => [path, json ?? undefined]));
  }

  /** Takes the drafts over. Call this inside a transaction. */
  commit(): void {
    if (!firstRow(this.#sql.any)) return;
    const revision = this.#sql.revise.run().lastInsertRowid;
    this.#sql.take.run(revision);
    this.discard();
  }

  /** The last call counts; what a row holds already is no change. */
  #put(path: string, json: string | null): void {
    const known = firstRow<{ readonly json: string | null }>(this.#sql.read, path)?.json ?? null;
    if (known === json) this.#sql.forget.run(path);
    else this.#sql.draft.run(path, json);
  }
}

const statements = {
  read: 'SELECT json FROM content WHERE path = ?',
  draft: 'INSERT OR REPLACE INTO draft VALUES (?, ?)',
  forget: 'DELETE FROM draft WHERE path = ?',
  discard: 'DELETE FROM draft',
  any: 'SELECT 1 FROM draft LIMIT 1',
  list: 'SELECT path FROM draft WHERE (json IS NOT NULL) = ? ORDER BY path',
  rows: 'SELECT path, json FROM draft WHERE path >= ? AND path < ? ORDER BY path',
  revise: 'INSERT INTO revision DEFAULT VALUES',
  take: `INSERT INTO content SELECT path, json, ? FROM draft WHERE true
    ON CONFLICT (path) DO UPDATE SET json = excluded.json, revision = excluded.revision`,
} as const;
