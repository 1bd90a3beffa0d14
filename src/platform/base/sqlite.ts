/** SQLite: transactions, read snapshots, prepared statements and typed rows. */
import { DatabaseSync } from 'node:sqlite';
import { makePrivateFile } from './files.ts';

/** How long a connection waits for another one, in milliseconds: after a crash the first reader brings the file in order. */
export const busyTimeoutMs = 5000;

/** Opens a file that survives a crash and that only this user may read.
 * @param file `:memory:` for none.
 * @param tables SQL that creates what is missing. */
export function openPrivateDatabase(file: string, tables: string): DatabaseSync {
  if (file !== ':memory:') makePrivateFile(file);
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${tables}`);
  return database;
}

/** Runs a function in one transaction; an exception rolls it back. */
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

/** Like `inTransaction`, for a change that waits for workers (parsing, rendering). Nothing else may use the connection
 * meanwhile. */
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

/** Rolls a failed transaction back. */
function endTransaction(database: DatabaseSync): void {
  // With a full disk SQLite has already rolled back; a second ROLLBACK would hide the original error.
  if (database.isTransaction) database.exec('ROLLBACK');
}

/** Starts a read snapshot: the connection sees one state of the database, regardless of later commits. */
export function beginSnapshot(database: DatabaseSync): void {
  database.exec('BEGIN');
}
