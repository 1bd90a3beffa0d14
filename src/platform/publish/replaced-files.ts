/** Keeps the files that the last publish replaced and restores them in a rollback. */
import { existsSync, rmSync, linkSync, copyFileSync } from 'node:fs';
import { join, dirname, resolve } from 'node:path';
import { makePublicFolder, putInPlace } from '#platform/base/out-files.ts';
import { inTransaction } from '#platform/base/sqlite.ts';
import { readSetting, writeSetting } from '#platform/store/database.ts';
import { removeCopies } from './compressed-copies.ts';
import { Output } from './output.ts';
import type { Settings } from './settings.ts';
import { takeLock, openState, type State } from './state.ts';

export type RollbackOutcome =
  | { readonly type: 'rolled-back'; readonly restored: number; readonly removed: number }
  | { readonly type: 'nothing-to-roll-back' }
  /** The last publish was interrupted, so what it changed is not noted yet. */
  | { readonly type: 'unfinished' }
  /** Somebody deleted files of before. Nothing was changed. */
  | { readonly type: 'files-missing'; readonly missing: number; readonly folder: string };

/** Restores the site from before the last publish. The site is then held until the next publish, which applies
 * the change again. */
export function rollBack(settings: Settings, onWait: () => void): RollbackOutcome {
  const unlock = takeLock(settings.stateDir, onWait);
  const state = openState(settings.stateDir);
  try {
    const changes = state.database.prepare('SELECT file, written FROM undo ORDER BY file').all();
    const created = changes.filter((row) => row.written === 'created').map((row) => String(row.file));
    const others = changes.filter((row) => row.written !== 'created').map((row) => String(row.file));
    // Without a backup there was no earlier site.
    if (others.length === 0) return { type: isUnfinished(state) ? 'unfinished' : 'nothing-to-roll-back' };
    const missing = others.filter((file) => !existsSync(join(undoFolder(settings), file))).length;
    if (missing > 0) return { type: 'files-missing', missing, folder: undoFolder(settings) };
    for (const file of others) restore(file, settings);
    for (const file of created) removePublished(join(settings.outDir, file));
    markRolledBack(
      state,
      changes.map((row) => String(row.file)),
    );
    return { type: 'rolled-back', restored: others.length, removed: created.length };
  } finally {
    state.database.close();
    unlock();
  }
}

function removePublished(path: string): void {
  removeCopies(path);
  rmSync(path, { force: true });
}

/** Whether the site was rolled back and not published since. */
export function isHeld({ stateDir }: Pick<Settings, 'stateDir'>): boolean {
  const state = openState(stateDir);
  try {
    return isRolledBack(state);
  } finally {
    state.database.close();
  }
}

/** Whether this folder has a site that a publish has finished. */
export function hasWholeSite(settings: Settings): boolean {
  const state = openState(settings.stateDir);
  try {
    const { outDir } = settings;
    if (!existsSync(outDir)) return false;
    return readSetting(state.database, 'output') === new Output(outDir, undoFolder(settings)).identity();
  } finally {
    state.database.close();
  }
}

function isUnfinished({ database }: State): boolean {
  return readSetting(database, 'publish') === 'begun';
}

export function isRolledBack({ database }: State): boolean {
  return readSetting(database, 'publish') === 'rolled-back';
}

function restore(file: string, settings: Settings): void {
  const backup = join(undoFolder(settings), file);
  const path = join(settings.outDir, file);
  makePublicFolder(dirname(path));
  rmSync(`${path}.draft`, { force: true });
  removeCopies(path);
  try {
    linkSync(backup, `${path}.draft`);
  } catch {
    // The folder is on another disk, or the file system has no hard links. Any other error is reported by the
    // copy.
    copyFileSync(backup, `${path}.draft`);
  }
  putInPlace(`${path}.draft`, path);
}

function markRolledBack({ database, targets }: State, files: readonly string[]): void {
  inTransaction(database, () => {
    const find = database.prepare('SELECT number FROM target WHERE file = ?');
    // The next publish compares all folders of pictures and documents.
    writeSetting(database, 'media', 'rolled-back');
    for (const file of files.filter((name) => !name.startsWith('media/'))) {
      const number = find.get(file)?.number;
      if (typeof number === 'number') targets.markStale(number, { type: 'rolled-back' });
      else targets.addRemoval(file);
    }
    database.exec('DELETE FROM undo');
    writeSetting(database, 'publish', 'rolled-back');
  });
}

/** Folder of the files from before the last publish. */
export function undoFolder({ stateDir }: Settings): string {
  return resolve(join(stateDir, 'previous'));
}

/** Folder of the files from before the publish before, until they are deleted. */
export const goneFolder = (settings: Settings): string => `${undoFolder(settings)}.gone`;

/** Starts a publish: puts the backups of the previous one aside, unless it never finished.
 * @returns Whether it never finished, so that this one continues it. */
export function startUndo(state: State, settings: Settings): boolean {
  const { database } = state;
  if (isUnfinished(state)) return true;
  writeSetting(database, 'publish', 'begun');
  database.exec('DELETE FROM undo');
  endUndo(settings);
  if (existsSync(undoFolder(settings))) putInPlace(undoFolder(settings), goneFolder(settings));
  return false;
}

/** Deletes what was put aside. */
export function endUndo(settings: Settings): void {
  rmSync(goneFolder(settings), { recursive: true, force: true });
}

/** Finishes a publish, in the transaction that commits its traces.
 * @param isWhole Whether nothing is left for the next one, which continues this one otherwise. */
export function keepUndo(
  { database }: State,
  changes: readonly (readonly [file: string, written: string])[],
  isWhole: boolean,
): void {
  const save = database.prepare('INSERT OR IGNORE INTO undo (file, written) VALUES (?, ?)');
  for (const [file, written] of changes) save.run(file, written);
  if (isWhole) writeSetting(database, 'publish', 'done');
}
