/** Types of the engine, and the tables of its traces. A target is rendered from answers to queries. Its trace records which
 * queries, the digest of each answer, and the key ranges that each answer depends on. The engine does not know what a query
 * means. */
import type { DatabaseSync } from 'node:sqlite';
import type { Digest } from '#platform/base/digest.ts';
import type { KeyRange } from '#platform/base/key-range.ts';

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
  stale TEXT, is_left INTEGER, output TEXT, reads TEXT NOT NULL DEFAULT '[]', rendered_at INTEGER, reason TEXT
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
