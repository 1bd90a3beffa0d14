import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** How long a build waits for another one on the same state folder. */
const patienceMs = 15 * 60_000;

/** Makes sure that one process at a time writes the state and the site. The lock belongs to the process: it is free
 * again when the process ends, however it ends.
 * @param stateDir The folder that is locked.
 * @param onWait Called once when another process holds the lock.
 * @returns Gives the lock back. */
export function takeLock(stateDir: string, onWait: () => void): () => void {
  mkdirSync(stateDir, { recursive: true });
  const database = new DatabaseSync(join(stateDir, 'lock.sqlite'));
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    if (!isBusy(cause)) throw cause;
    onWait();
    database.exec(`PRAGMA busy_timeout = ${String(patienceMs)}`);
    database.exec('BEGIN EXCLUSIVE');
  }
  return () => {
    database.close();
  };
}

function isBusy(cause: unknown): boolean {
  return cause instanceof Error && /locked|busy/iu.test(cause.message);
}
