/** The state of a site in STATE_DIR: its content, targets and traces in one SQLite file, and the lock that lets
 * one process (and one thread of it) at a time write the state and the site. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { digest } from '#platform/base/digest.ts';
import { makePrivateFile } from '#platform/base/files.ts';
import { QueryTable } from '#platform/engine/query-table.ts';
import { TargetTable } from '#platform/engine/target-table.ts';
import { createTraceTables } from '#platform/engine/trace-tables.ts';
import { createContentTables, openDatabase, readSetting, sqliteFailure } from '#platform/store/database.ts';

export interface State {
  readonly database: DatabaseSync;
  readonly queries: QueryTable;
  readonly targets: TargetTable;
  /** Path of the database, for other connections to the same state. */
  readonly file: string;
}

/** Format of the state. A state of another format is left alone: whoever goes back to an older version publishes everything anew. */
const stateFormat = 9;

/** Path of the database. */
export function stateFile(stateDir: string): string {
  return join(stateDir, `state-${stateFormat}.sqlite`);
}

export function openState(stateDir: string): State {
  const file = stateFile(stateDir);
  const database = openDatabase(file);
  createContentTables(database);
  createTraceTables(database);
  database.exec(`CREATE TABLE IF NOT EXISTS asset (file TEXT PRIMARY KEY, seen_at INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS undo (file TEXT PRIMARY KEY, written TEXT NOT NULL)`);
  const queries = new QueryTable(database);
  return { database, queries, targets: new TargetTable(database, queries), file };
}

/** The version of the content in /build-manifest.json. */
export function contentVersion(database: DatabaseSync): string {
  return digest(readSetting(database, 'content') ?? '');
}

/** How long a build waits for another one on the same state folder, in milliseconds. */
const patienceMs = 15 * 60_000;

/** Milliseconds between two attempts to acquire the lock. */
const pauseMs = 25;

/** Blocks the thread until the lock is free. The lock is released when its process or thread ends, even after a
 * crash.
 * @param stateDir The folder to lock.
 * @param onWait Called once if another process or thread holds the lock.
 * @returns Releases the lock. */
export function takeLock(stateDir: string, onWait: () => void): () => void {
  const database = openLock(stateDir);
  if (!tryLock(database)) {
    onWait();
    database.exec(`PRAGMA busy_timeout = ${patienceMs}`);
    database.exec('BEGIN EXCLUSIVE');
  }
  return () => {
    database.close();
  };
}

/** Like `takeLock`, without blocking the thread. */
export async function awaitLock(stateDir: string, onWait: () => void): Promise<() => void> {
  const database = openLock(stateDir);
  const until = performance.now() + patienceMs;
  for (let isFirst = true; !tryLock(database); isFirst = false) {
    if (isFirst) onWait();
    if (performance.now() > until) {
      database.close();
      throw new Error(`Another process has kept ${stateDir} locked for ${patienceMs / 60_000} minutes.`);
    }
    await wait(pauseMs);
  }
  return () => {
    database.close();
  };
}

/** Like `takeLock`, without waiting.
 * @returns undefined while another process or thread holds the lock. */
export function tryToLock(stateDir: string): (() => void) | undefined {
  const database = openLock(stateDir);
  if (tryLock(database))
    return () => {
      database.close();
    };
  database.close();
  return undefined;
}

function openLock(stateDir: string): DatabaseSync {
  const file = join(stateDir, 'lock.sqlite');
  makePrivateFile(file);
  return new DatabaseSync(file, { timeout: 0 });
}

function tryLock(database: DatabaseSync): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (cause) {
    if (sqliteFailure(cause) !== 'busy') throw cause;
    return false;
  }
}
