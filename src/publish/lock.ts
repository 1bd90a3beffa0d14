/** Makes sure that one process (and one thread of it) at a time writes the state and the site. A lock belongs to whoever
 * took it: it is free again when the process or the thread ends, however it ends. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { makePrivateFile } from '#base/files/private-files.ts';
import { sqliteFailure } from '#store/sqlite-failure.ts';

/** How long a build waits for another one on the same state folder. */
const patienceMs = 15 * 60_000;

/** Between two looks whether the lock is free. */
const pauseMs = 25;

/** Stands still until the lock is free.
 * @param stateDir The folder that is locked.
 * @param onWait Called once when another one holds the lock.
 * @returns Gives the lock back. */
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

/** As takeLock, without standing still: whatever else the thread does goes on. */
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
