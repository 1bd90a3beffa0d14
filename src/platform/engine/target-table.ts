import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { allRows, eachRow, firstRow, prepareAll } from '#platform/base/statements.ts';
import type { Digest } from '#platform/base/digest.ts';
import { trustedJson } from '#platform/base/json.ts';
import type { QueryTable } from './query-table.ts';
import type { StaleReason } from './reason.ts';
import type { Target, QueryKey } from './trace-tables.ts';

/** A target that must be rendered, and the reason. */
export interface StaleTarget extends Target {
  readonly number: number;
  readonly reason: StaleReason;
  /** Numbers of the queries that it read last time. */
  readonly reads: readonly number[];
  /** A publish that was stopped has left it, and nothing that it shows has changed since. */
  readonly isLeft: boolean;
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
  readonly isLeft: number | null;
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

  /** Leaves all stale targets to a later publish. Those that change before are not left any more. */
  leaveStale(): void {
    this.#sql.leaveStale.run();
  }

  /** Keeps the first reason: it is the one that made the target stale. */
  markStale(target: number, reason: StaleReason): void {
    this.#sql.markStale.run(JSON.stringify(reason), target);
  }

  /** As `markStale`, all targets that read a query: of a menu they are most of the site.
   * @param query Number of the query. */
  markReaders(query: number, reason: StaleReason): void {
    this.#sql.markReaders.run(JSON.stringify(reason), query);
  }

  markAllStale(reason: StaleReason): void {
    this.#sql.markAllStale.run(JSON.stringify(reason));
  }

  stale(): readonly StaleTarget[] {
    const rows = allRows<StaleRow>(this.#sql.stale);
    // A wide change gives many targets one reason.
    const reasons = new Map<string, StaleReason>();
    return rows.map(({ number, address, file, stale, reads, isLeft }) => {
      const reason = reasons.get(stale) ?? trustedJson<StaleReason>(stale);
      reasons.set(stale, reason);
      return { number, address, file, reason, reads: trustedJson<number[]>(reads), isLeft: isLeft === 1 };
    });
  }

  addresses(): readonly string[] {
    return allRows<Target>(this.#sql.addresses).map(({ address }) => address);
  }

  /** Targets that read a query of a list, with that query. */
  listReaders(
    list: string,
  ): readonly { readonly number: number; readonly address: string; readonly query: QueryKey }[] {
    return allRows(this.#sql.listReaders, `[${JSON.stringify(list)},%`);
  }

  /** Addresses from one to another in alphabetical order, both included. */
  between(first: string, last: string): readonly string[] {
    return allRows<Target>(this.#sql.between, first, last).map(({ address }) => address);
  }

  /** Digest of the output of the last finished publish. */
  findOutput(target: number): Digest | undefined {
    const row = firstRow<{ readonly output: Digest | null }>(this.#sql.findOutput, target);
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
  leaveStale: 'UPDATE target SET is_left = 1 WHERE stale IS NOT NULL',
  markStale:
    'UPDATE target SET stale = coalesce(stale, ?), is_left = NULL WHERE number = ? AND (stale IS NULL OR is_left = 1)',
  markReaders: `UPDATE target SET stale = coalesce(stale, ?), is_left = NULL
    WHERE (stale IS NULL OR is_left = 1) AND number IN (SELECT target FROM reading WHERE query = ?)`,
  markAllStale: 'UPDATE target SET stale = coalesce(stale, ?), is_left = NULL',
  forgetReads: "UPDATE target SET reads = '[]'",
  stale:
    'SELECT number, address, file, stale, reads, is_left AS isLeft FROM target WHERE stale IS NOT NULL ORDER BY number',
  addresses: 'SELECT address FROM target',
  listReaders: `SELECT target.number AS number, address, query.key AS query FROM query
    JOIN reading ON reading.query = query.number JOIN target ON target.number = reading.target
    WHERE query.key LIKE ?`,
  between: 'SELECT address FROM target WHERE address BETWEEN ? AND ?',
  findOutput: 'SELECT output FROM target WHERE number = ?',
  outputs: 'SELECT number, file, output FROM target WHERE stale IS NULL',
  count: 'SELECT count(*) AS value FROM target',
  find: 'SELECT number, file, stale, reason, rendered_at, reads FROM target WHERE address = ?',
  record:
    'UPDATE target SET stale = NULL, is_left = NULL, output = ?, reads = ?, rendered_at = ?, reason = ? WHERE number = ?',
} as const;
