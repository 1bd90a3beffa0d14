import type { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { QueryTable } from '#engine/query-table.ts';
import { createTraceTables } from '#engine/tables.ts';
import { TargetTable } from '#engine/target-table.ts';
import { openDatabase } from '#store/database.ts';
import { createContentTables } from '#store/schema.ts';

/** The state of a site: its content, its targets and what they were made from, in one file. */
export interface State {
  readonly database: DatabaseSync;
  readonly queries: QueryTable;
  readonly targets: TargetTable;
  /** For other connections to the same state. */
  readonly file: string;
}

/** Format of the state; another one starts anew. */
const stateFormat = 7;

/** The file that holds it. */
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
