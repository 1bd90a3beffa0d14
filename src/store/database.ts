/** The state of a site: entries of the export and what was published from them, in one SQLite file,
 * so that content and traces change in one transaction. */
import { DatabaseSync } from 'node:sqlite';
import { makePrivateFile } from '#base/files/private-files.ts';

/** Milliseconds that a reader waits for a writer. */
const busyTimeoutMs = 5000;

export function openDatabase(path: string, { isReadOnly = false } = {}): DatabaseSync {
  if (!isReadOnly && path !== ':memory:') makePrivateFile(path);
  const database = new DatabaseSync(path, { readOnly: isReadOnly, timeout: busyTimeoutMs });
  if (!isReadOnly) database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = NORMAL; PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY');
  return database;
}

/** Runs a function in one transaction: all of it, or nothing. */
export function inTransaction<Result>(database: DatabaseSync, change: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = change();
    database.exec('COMMIT');
    return result;
  } catch (cause) {
    endTransaction(database);
    throw cause;
  }
}

/** As `inTransaction`, for a change that waits for others (workers that parse or render). The connection is this
 * change's alone meanwhile. */
export async function inLongTransaction<Result>(
  database: DatabaseSync,
  change: () => Promise<Result>,
): Promise<Result> {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = await change();
    database.exec('COMMIT');
    return result;
  } catch (cause) {
    endTransaction(database);
    throw cause;
  }
}

/** Takes back what a failed transaction did. */
function endTransaction(database: DatabaseSync): void {
  // SQLite itself ends the transaction when the disk is full; a second end would hide why.
  if (database.isTransaction) database.exec('ROLLBACK');
}
