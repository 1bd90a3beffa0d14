/** SQLite: transactions, read snapshots, prepared statements and typed rows. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { makePrivateFile } from './files.ts';

/** Opens a file that survives a crash and that only this user may read.
 * @param file `:memory:` for none.
 * @param tables SQL that creates what is missing. */
export function openPrivateDatabase(file: string, tables: string): DatabaseSync {
  if (file !== ':memory:') makePrivateFile(file);
  const database = new DatabaseSync(file);
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

// Prepared SQLite statements and typed rows. The columns of a statement and the type of its rows are declared together in
// the file of the table; rows are cast to that type here and nowhere else.

/** Prepares all statements of a class once. */
export function prepareAll<const Name extends string>(
  database: DatabaseSync,
  texts: Readonly<Record<Name, string>>,
): Readonly<Record<Name, StatementSync>> {
  const prepared = Object.entries<string>(texts).map(
    ([name, text]) => [name, database.prepare(text)] as const,
  );
  return Object.fromEntries(prepared) as Record<Name, StatementSync>;
}

/** A statement with the values that it is run with. */
type Run = readonly [statement: StatementSync, ...values: SQLInputValue[]];

export function allRows<Row>(...[statement, ...values]: Run): readonly Row[] {
  return statement.all(...values) as unknown as readonly Row[];
}

export function firstRow<Row>(...[statement, ...values]: Run): Row | undefined {
  return statement.get(...values) as unknown as Row | undefined;
}

/** One at a time, so that a large table is never held at once. */
export function eachRow<Row>(...[statement, ...values]: Run): Iterable<Row> {
  return statement.iterate(...values) as unknown as Iterable<Row>;
}
