/**
 * One install at a time in one clone. The lock is a folder that holds its owner's name; it comes, goes and
 * is taken from a dead owner by renaming, so no process ever sees half a lock.
 */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readText } from './read-text.mjs';
import { SetUpError } from './set-up-error.mjs';

/** No install takes longer; the process number in an older lock belongs to another program by now. */
const lockLimitMs = 20 * 60_000;
const pollMs = 100;

/** Waits until no other process holds the lock.
 * @param folder Where the lock lies; made when missing.
 * @returns Gives the lock back. */
export async function lock(folder) {
  const lockFolder = join(folder, 'set-up.lock');
  const owner = `${process.pid}-${Date.now()}`;
  const leftovers = [`${lockFolder}.${owner}`];
  prepare(leftovers[0], owner);
  let isNotified = false;
  while (!hasRenamed(leftovers[0], lockFolder)) {
    const holder = readText(join(lockFolder, 'owner'));
    if (isDead(holder)) {
      // Of two waiters that find the holder dead one digs the grave; it stays while the lock is held, so
      // that a slow waiter cannot put the new lock into it.
      const grave = `${lockFolder}.${holder}`;
      if (hasRenamed(lockFolder, grave)) leftovers.push(grave);
    } else if (holder !== '' && !isNotified) {
      process.stderr.write(`Waiting for process ${parseInt(holder)}, which installs packages …\n`);
      isNotified = true;
    }
    await sleep(pollMs);
  }
  return () => {
    hasRenamed(lockFolder, leftovers[0]);
    for (const leftover of leftovers) rmSync(leftover, { recursive: true, force: true });
  };
}

function prepare(ownFolder, owner) {
  try {
    mkdirSync(ownFolder, { recursive: true });
    writeFileSync(join(ownFolder, 'owner'), owner);
  } catch (cause) {
    throw new SetUpError(`The project's folder cannot be written: ${cause.message}.`, { cause });
  }
}

/** @returns false where the target exists or the source has gone. */
function hasRenamed(from, to) {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST', 'EPERM', 'ENOENT'].includes(error.code)) return false;
    throw error;
  }
}

/** @param owner '' when the lock was given back between two looks. */
function isDead(owner) {
  if (owner === '') return false;
  const [pid, since] = owner.split('-').map(Number);
  if (Date.now() - since > lockLimitMs) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
