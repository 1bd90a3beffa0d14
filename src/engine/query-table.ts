import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Digest } from '#base/digest.ts';
import { trustedJson } from '#base/json.ts';
import type { KeyRange, KeyChange } from '#base/key-range.ts';
import type { QueryKey, Read } from './trace.ts';

export interface KnownQuery {
  readonly number: number;
  readonly key: QueryKey;
  readonly digest: Digest;
}

/** Queries read by published targets, indexed by the keys they depend on. */
export class QueryTable {
  readonly #sql: Readonly<Record<keyof typeof statements, StatementSync>>;

  constructor(database: DatabaseSync) {
    const prepared = Object.entries(statements).map(
      ([name, text]) => [name, database.prepare(text)] as const,
    );
    this.#sql = Object.fromEntries(prepared) as Record<keyof typeof statements, StatementSync>;
  }

  /** Queries whose answer may be affected by a change. */
  changedBy({ list, key }: KeyChange): readonly KnownQuery[] {
    const points = this.#sql.atPoint.all(list, key) as unknown as KnownQuery[];
    const ranges = this.#sql.inRange.all(list, key, key) as unknown as KnownQuery[];
    return [...points, ...ranges];
  }

  find(key: QueryKey): KnownQuery | undefined {
    return this.#sql.find.get(key) as unknown as KnownQuery | undefined;
  }

  /** Numbers of the targets that read a query. */
  readers(query: number): readonly number[] {
    return (this.#sql.readers.all(query) as unknown as { target: number }[]).map(({ target }) => target);
  }

  describe(
    query: number,
  ): { readonly key: QueryKey; readonly dependencies: readonly KeyRange[] } | undefined {
    const row = this.#sql.describe.get(query) as { key: string; dependencies: string } | undefined;
    return row && { key: row.key, dependencies: trustedJson<KeyRange[]>(row.dependencies) };
  }

  /** Saves an answer.
   * @returns The number of the query. */
  save({ query, digest, dependencies }: Read): number {
    const known = this.#sql.describeKey.get(query) as
      { number: number; digest: string; dependencies: string } | undefined;
    const text = JSON.stringify(dependencies);
    if (known?.digest === digest && known.dependencies === text) return known.number;
    if (known) {
      if (known.dependencies !== text) this.#forgetDependencies(known.number, known.dependencies);
      this.#sql.update.run(digest, text, known.number);
    }
    const number = known?.number ?? Number(this.#sql.insert.run(query, digest, text).lastInsertRowid);
    if (known?.dependencies !== text) this.#saveDependencies(number, dependencies);
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

const columns = 'SELECT number, query.key AS key, digest FROM';

const statements = {
  atPoint: `${columns} point JOIN query ON number = query WHERE list = ? AND point.key = ?`,
  inRange: `${columns} key_range JOIN query ON number = query WHERE list = ? AND until >= ? AND start <= ?`,
  find: `${columns} query WHERE key = ?`,
  readers: 'SELECT target FROM reading WHERE query = ?',
  describe: 'SELECT key, dependencies FROM query WHERE number = ?',
  describeKey: 'SELECT number, digest, dependencies FROM query WHERE key = ?',
  update: 'UPDATE query SET digest = ?, dependencies = ? WHERE number = ?',
  insert: 'INSERT INTO query (key, digest, dependencies) VALUES (?, ?, ?)',
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
