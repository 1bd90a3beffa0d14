/** What the last publish replaced, so that it can be rolled back. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSetting, writeSetting } from '#store/schema.ts';
import type { Settings } from './settings.ts';
import type { State } from './state.ts';

/** Where files are kept as they were before the last publish. */
export function undoFolder({ stateDir }: Settings): string {
  return resolve(join(stateDir, 'previous'));
}

const goneFolder = (settings: Settings): string => `${undoFolder(settings)}.gone`;

/** Begins a publish: forgets how to undo the one before, unless that one was never finished.
 * @param isAwaited Its files, which may be many, are deleted when this publish is done (`endUndo`); otherwise at once,
 * since the disk may have no room for both. */
export function startUndo({ database }: State, settings: Settings, isAwaited: boolean): void {
  if (readSetting(database, 'publish') === 'begun') return;
  writeSetting(database, 'publish', 'begun');
  database.exec('DELETE FROM undo');
  endUndo(settings);
  if (existsSync(undoFolder(settings))) renameSync(undoFolder(settings), goneFolder(settings));
  if (!isAwaited) endUndo(settings);
}

export function endUndo(settings: Settings): void {
  rmSync(goneFolder(settings), { recursive: true, force: true });
}

/** Ends a publish, in the transaction that commits its traces. */
export function keepUndo(
  { database }: State,
  changes: readonly (readonly [file: string, written: string])[],
): void {
  const save = database.prepare('INSERT OR IGNORE INTO undo (file, written) VALUES (?, ?)');
  for (const [file, written] of changes) save.run(file, written);
  writeSetting(database, 'publish', 'done');
}
