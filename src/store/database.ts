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
