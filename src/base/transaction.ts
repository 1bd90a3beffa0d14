/** Changes of a SQLite database that happen whole or not at all, and a view that stays as it is. */
import type { DatabaseSync } from 'node:sqlite';

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

/** From now on a connection that only reads sees one state of the database, whatever is committed meanwhile. */
export function beginSnapshot(database: DatabaseSync): void {
  database.exec('BEGIN');
}
