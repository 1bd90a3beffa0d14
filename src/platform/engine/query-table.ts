/** Queries read by published targets, in SQLite. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Digest } from '#platform/base/digest.ts';
import { trustedJson } from '#platform/base/json.ts';
import type { KeyChange, KeyRange } from '#platform/base/key-range.ts';
import { allRows, firstRow, prepareAll } from '#platform/base/statements.ts';
import type { QueryKey, Read } from './trace-tables.ts';

export interface KnownQuery {
  readonly number: number;
  readonly key: QueryKey;
  readonly digest: Digest;
}

interface SavedQuery {
  readonly number: number;
  readonly key: QueryKey;
  readonly digest: string;
  /** JSON. */
  readonly dependencies: string;
}

/** Queries read by published targets, indexed by the keys they depend on. */
export class QueryTable {
  readonly #sql: Readonly<Record<keyof typeof statements, StatementSync>>;

  constructor(database: DatabaseSync) {
    this.#sql = prepareAll(database, statements);
  }

  /** Queries whose answer may be affected by a change. */
  changedBy({ list, key }: KeyChange): readonly KnownQuery[] {
    const points = allRows<KnownQuery>(this.#sql.atPoint, list, key);
    const ranges = allRows<KnownQuery>(this.#sql.inRange, list, key, key);
    return [...points, ...ranges];
  }

  /** All queries. They may be saved and removed meanwhile. */
  *all(): Generator<KnownQuery> {
    for (let last: number | undefined = -1; last !== undefined;) {
      const rows: readonly KnownQuery[] = allRows<KnownQuery>(this.#sql.after, last, queriesAtOnce);
      yield* rows;
      last = rows.at(-1)?.number;
    }
  }

  isEmpty(): boolean {
    return this.#sql.any.get() === undefined;
  }

  find(key: QueryKey): KnownQuery | undefined {
    return firstRow<KnownQuery>(this.#sql.find, key);
  }

  describe(
    query: number,
  ): { readonly key: QueryKey; readonly dependencies: readonly KeyRange[] } | undefined {
    const row = firstRow<Pick<SavedQuery, 'key' | 'dependencies'>>(this.#sql.describe, query);
    return row && { key: row.key, dependencies: trustedJson<KeyRange[]>(row.dependencies) };
  }

  /** Saves an answer.
   * @returns The number of the query. */
  save({ query, digest, dependencies }: Read): number {
    const text = JSON.stringify(dependencies);
    // Most answers of a large publish are new.
    const { changes, lastInsertRowid } = this.#sql.insert.run(query, digest, text);
    const known = changes > 0 ? undefined : firstRow<SavedQuery>(this.#sql.describeKey, query);
    const number = known?.number ?? Number(lastInsertRowid);
    if (known?.digest === digest && known.dependencies === text) return number;
    if (known) this.#sql.update.run(digest, text, number);
    if (known?.dependencies === text) return number;
    if (known) this.#forgetDependencies(number, known.dependencies);
    this.#saveDependencies(number, dependencies);
    return number;
  }

  forgetAll(): void {
    for (const name of ['forgetQueries', 'forgetReadings', 'forgetPoints', 'forgetRanges'] as const)
      this.#sql[name].run();
  }

  addReader(query: number, target: number): void {
    this.#sql.addReader.run(query, target);
  }

  /** Removes a query when it loses its last reader. */
  removeReader(query: number, target: number): void {
    this.#sql.removeReader.run(query, target);
    if (this.#sql.hasReader.get(query)) return;
    const known = this.describe(query);
    if (known) this.#forgetDependencies(query, JSON.stringify(known.dependencies));
    this.#sql.remove.run(query);
  }

  #saveDependencies(query: number, dependencies: readonly KeyRange[]): void {
    for (const { list, from, until } of dependencies) {
      if (from === until) this.#sql.addPoint.run(list, from, query);
      else this.#sql.addRange.run(list, until, from, query);
    }
  }

  #forgetDependencies(query: number, dependencies: string): void {
    for (const { list, from, until } of trustedJson<KeyRange[]>(dependencies)) {
      if (from === until) this.#sql.removePoint.run(list, from, query);
      else this.#sql.removeRange.run(list, until, from, query);
    }
  }
}

/** Rows that `all` holds in memory. */
const queriesAtOnce = 1000;

const columns = 'SELECT number, query.key AS key, digest FROM';

const statements = {
  atPoint: `${columns} point JOIN query ON number = query WHERE list = ? AND point.key = ?`,
  inRange: `${columns} key_range JOIN query ON number = query WHERE list = ? AND until >= ? AND start <= ?`,
  any: 'SELECT 1 FROM query LIMIT 1',
  find: `${columns} query WHERE key = ?`,
  after: `${columns} query WHERE number > ? ORDER BY number LIMIT ?`,
  describe: 'SELECT key, dependencies FROM query WHERE number = ?',
  describeKey: 'SELECT number, key, digest, dependencies FROM query WHERE key = ?',
  update: 'UPDATE query SET digest = ?, dependencies = ? WHERE number = ?',
  insert: 'INSERT OR IGNORE INTO query (key, digest, dependencies) VALUES (?, ?, ?)',
  remove: 'DELETE FROM query WHERE number = ?',
  addReader: 'INSERT OR IGNORE INTO reading (query, target) VALUES (?, ?)',
  removeReader: 'DELETE FROM reading WHERE query = ? AND target = ?',
  hasReader: 'SELECT 1 FROM reading WHERE query = ? LIMIT 1',
  addPoint: 'INSERT OR IGNORE INTO point (list, key, query) VALUES (?, ?, ?)',
  addRange: 'INSERT OR IGNORE INTO key_range (list, until, start, query) VALUES (?, ?, ?, ?)',
  removePoint: 'DELETE FROM point WHERE list = ? AND key = ? AND query = ?',
  forgetQueries: 'DELETE FROM query',
  forgetReadings: 'DELETE FROM reading',
  forgetPoints: 'DELETE FROM point',
  forgetRanges: 'DELETE FROM key_range',
  removeRange: 'DELETE FROM key_range WHERE list = ? AND until = ? AND start = ? AND query = ?',
} as const;
