import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { allRows, eachRow, firstRow, prepareAll } from '#base/sqlite.ts';
import type { Digest } from '#base/digest.ts';
import { trustedJson } from '#base/json.ts';
import type { QueryTable } from './invalidate.ts';
import type { StaleReason } from './reason.ts';
import type { KeyRange } from '#base/key-range.ts';

/** A target that must be rendered, and the reason. */
export interface StaleTarget extends Target {
  readonly number: number;
  readonly reason: StaleReason;
  /** Numbers of the queries that it read last time. */
  readonly reads: readonly number[];
}

/** Known facts about a target, for `why` reports. */
export interface TargetRecord extends Target {
  readonly number: number;
  readonly stale: StaleReason | undefined;
  /** Milliseconds since the epoch. */
  readonly renderedAt: number | undefined;
  readonly reason: StaleReason | undefined;
  /** Numbers of the queries it read. */
  readonly reads: readonly number[];
}

interface TargetRow {
  readonly number: number;
  readonly file: string;
  readonly stale: string | null;
  readonly reason: string | null;
  readonly rendered_at: number | null;
  readonly reads: string;
}

interface StaleRow extends Target {
  readonly number: number;
  /** JSON, as `reads`. */
  readonly stale: string;
  readonly reads: string;
}

/** The targets of the site. A target is marked stale in the same transaction as the content change, and the mark stays
 * until its output is written: a build that dies leaves targets stale, never wrong. */
export class TargetTable {
  readonly #sql: Readonly<Record<keyof typeof statements, StatementSync>>;
  readonly #queries: QueryTable;

  constructor(database: DatabaseSync, queries: QueryTable) {
    this.#queries = queries;
    this.#sql = prepareAll(database, statements);
  }

  add({ address, file }: Target): void {
    this.#sql.keep.run(file);
    this.#sql.add.run(address, file, JSON.stringify({ type: 'new' } satisfies StaleReason));
  }

  /** Removes a target; its file is remembered until it is deleted. */
  remove(address: string): void {
    const target = this.find(address);
    if (!target) return;
    for (const query of target.reads) this.#queries.removeReader(query, target.number);
    this.#sql.remove.run(target.number);
    this.#sql.addRemoval.run(target.file);
  }

  addRemoval(file: string): void {
    this.#sql.addRemoval.run(file);
  }

  /** Files without a target, to be deleted. */
  removals(): readonly string[] {
    return allRows<Target>(this.#sql.removals).map(({ file }) => file);
  }

  clearRemovals(): void {
    this.#sql.clearRemovals.run();
  }

  /** Deletes all recorded reads: after a change of the code, old answers are useless. */
  forgetReads(): void {
    this.#sql.forgetReads.run();
    this.#queries.forgetAll();
  }

  /** Keeps the first reason: it is the one that made the target stale. */
  markStale(target: number, reason: StaleReason): void {
    this.#sql.markStale.run(JSON.stringify(reason), target);
  }

  markAllStale(reason: StaleReason): void {
    this.#sql.markAllStale.run(JSON.stringify(reason));
  }

  stale(): readonly StaleTarget[] {
    const rows = allRows<StaleRow>(this.#sql.stale);
    return rows.map(({ stale, reads, ...target }) => ({
      ...target,
      reason: trustedJson<StaleReason>(stale),
      reads: trustedJson<number[]>(reads),
    }));
  }

  addresses(): readonly string[] {
    return allRows<Target>(this.#sql.addresses).map(({ address }) => address);
  }

  /** Targets that read a query of a list, with that query. */
  readersOf(
    list: string,
  ): readonly { readonly number: number; readonly address: string; readonly query: QueryKey }[] {
    return allRows(this.#sql.readersOf, `[${JSON.stringify(list)},%`);
  }

  /** Addresses from one to another in alphabetical order, both included. */
  between(first: string, last: string): readonly string[] {
    return allRows<Target>(this.#sql.between, first, last).map(({ address }) => address);
  }

  /** Digest of the output of the last finished publish. */
  outputOf(target: number): Digest | undefined {
    const row = firstRow<{ readonly output: Digest | null }>(this.#sql.outputOf, target);
    return row?.output ?? undefined;
  }

  outputs(): Iterable<{ readonly number: number; readonly file: string; readonly output: Digest | null }> {
    return eachRow(this.#sql.outputs);
  }

  count(): number {
    return Number(this.#sql.count.get()?.value);
  }

  find(address: string): TargetRecord | undefined {
    const row = firstRow<TargetRow>(this.#sql.find, address);
    if (!row) return undefined;
    const parse = (text: string | null) => (text === null ? undefined : trustedJson<StaleReason>(text));
    return {
      number: row.number,
      address,
      file: row.file,
      stale: parse(row.stale),
      reason: parse(row.reason),
      renderedAt: row.rendered_at ?? undefined,
      reads: trustedJson<number[]>(row.reads),
    };
  }

  /** Commits a trace after the output is written: the target is fresh again.
   * @param reads Numbers of the queries it read.
   * @param at Milliseconds since the epoch. */
  record(
    target: StaleTarget,
    {
      output,
      reads,
      at,
    }: { readonly output: Digest; readonly reads: readonly number[]; readonly at: number },
  ): void {
    const before = new Set(target.reads);
    for (const query of reads) if (!before.delete(query)) this.#queries.addReader(query, target.number);
    for (const query of before) this.#queries.removeReader(query, target.number);
    this.#sql.record.run(output, JSON.stringify(reads), at, JSON.stringify(target.reason), target.number);
  }
}

const statements = {
  add: 'INSERT OR IGNORE INTO target (address, file, stale) VALUES (?, ?, ?)',
  remove: 'DELETE FROM target WHERE number = ?',
  keep: 'DELETE FROM removal WHERE file = ?',
  addRemoval: 'INSERT OR IGNORE INTO removal (file) VALUES (?)',
  removals: 'SELECT file FROM removal ORDER BY file',
  clearRemovals: 'DELETE FROM removal',
  markStale: 'UPDATE target SET stale = ? WHERE number = ? AND stale IS NULL',
  markAllStale: 'UPDATE target SET stale = ? WHERE stale IS NULL',
  forgetReads: "UPDATE target SET reads = '[]'",
  stale: 'SELECT number, address, file, stale, reads FROM target WHERE stale IS NOT NULL ORDER BY number',
  addresses: 'SELECT address FROM target',
  readersOf: `SELECT target.number AS number, address, query.key AS query FROM query
    JOIN reading ON reading.query = query.number JOIN target ON target.number = reading.target
    WHERE query.key LIKE ?`,
  between: 'SELECT address FROM target WHERE address BETWEEN ? AND ?',
  outputOf: 'SELECT output FROM target WHERE number = ?',
  outputs: 'SELECT number, file, output FROM target WHERE stale IS NULL',
  count: 'SELECT count(*) AS value FROM target',
  find: 'SELECT number, file, stale, reason, rendered_at, reads FROM target WHERE address = ?',
  record:
    'UPDATE target SET stale = NULL, output = ?, reads = ?, rendered_at = ?, reason = ? WHERE number = ?',
} as const;

// Types of the engine, and the tables of its traces. A target is rendered from answers to queries. Its trace records which
// queries, the digest of each answer, and the key ranges that each answer depends on. The engine does not know what a query
// means.

/** A query with its arguments, as text from which it can run again. */
export type QueryKey = string;

/** One answer used by a target. */
export interface Read {
  readonly query: QueryKey;
  /** Digest of the answer: an unchanged digest stops the invalidation. */
  readonly digest: Digest;
  /** Key ranges whose change may change the answer. */
  readonly dependencies: readonly KeyRange[];
}

/** Anything with an address. */
export interface Target {
  readonly address: string;
  /** Path of its output within the output folder. */
  readonly file: string;
}

/** Tables of the traces. Dependencies are stored twice: in `query`, to delete them, and by key in `point` (one key) and
 * `key_range` (a range), to find the queries affected by a change without scanning all of them. */
const tables = `
CREATE TABLE IF NOT EXISTS target (
  number INTEGER PRIMARY KEY, address TEXT NOT NULL UNIQUE, file TEXT NOT NULL,
  stale TEXT, output TEXT, reads TEXT NOT NULL DEFAULT '[]', rendered_at INTEGER, reason TEXT
);
CREATE INDEX IF NOT EXISTS target_stale ON target (number) WHERE stale IS NOT NULL;
CREATE TABLE IF NOT EXISTS removal (file TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS query (
  number INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, digest TEXT NOT NULL, dependencies TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS reading (
  query INTEGER NOT NULL, target INTEGER NOT NULL, PRIMARY KEY (query, target)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS point (
  list TEXT NOT NULL, key TEXT NOT NULL, query INTEGER NOT NULL, PRIMARY KEY (list, key, query)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS key_range (
  list TEXT NOT NULL, until TEXT NOT NULL, start TEXT NOT NULL, query INTEGER NOT NULL,
  PRIMARY KEY (list, until, start, query)
) WITHOUT ROWID;
`;

export function createTraceTables(database: DatabaseSync): void {
  database.exec(tables);
}
