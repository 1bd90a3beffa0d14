/** Prepared SQLite statements and typed rows. The columns of a statement and the type of its rows are declared together in
 * the file of the table; rows are cast to that type here and nowhere else. */
import type { DatabaseSync, StatementSync, SQLInputValue } from 'node:sqlite';

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
