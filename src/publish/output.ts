/** Writes and removes files of the site atomically: a reader sees the old file or the new one, never half of
 * one. Old files are backed up, so that a publish can be rolled back. */
import { copyFileSync, existsSync, linkSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Digest, digest } from '#base/digest.ts';
import { hasCode, makePrivateFolder, makePublicFolder, putInPlace, writePublicFile } from '#base/files.ts';
import { inTransaction } from '#base/sqlite.ts';
import { readSetting, writeSetting } from '#store/database.ts';
import { removeCopies } from './compressed-copies.ts';
import type { Settings } from './settings.ts';
import { openState, type State, takeLock } from './state.ts';

export type Written = 'created' | 'replaced' | 'kept';

export class Output {
  readonly #outDir: string;
  readonly #backupDir: string;
  /** Folders that exist. Bounded by the folders of the site. */
  readonly #folders = new Set<string>();
  /** Files of the site by folder that was missing or empty before: there is nothing else in it. Bounded by the targets. */
  readonly #newFolders = new Map<string, Set<string>>();

  readonly #isEmpty: boolean;
  #wasEmpty: boolean | undefined;

  /** @param outDir Folder of the published site.
   * @param backupDir Receives files before they are replaced or removed.
   * @param options.isEmpty Nothing was published there before, and no other output writes the same files. */
  constructor(outDir: string, backupDir: string, { isEmpty = false } = {}) {
    this.#outDir = outDir;
    this.#backupDir = backupDir;
    this.#isEmpty = isEmpty;
  }

  /** Compares with the existing file byte for byte: traces may not include files that were written before a
   * crash. */
  write(file: string, bytes: Uint8Array): { readonly digest: Digest; readonly written: Written } {
    const path = join(this.#outDir, file);
    this.#makeSiteFolder(dirname(path));
    const before = this.#isFirst(path) ? undefined : readIfPresent(path);
    const after = digest(bytes);
    if (before && Buffer.compare(before, bytes) === 0) {
      // A crashed publish may have left a draft of a change that was reverted since.
      rmSync(`${path}.draft`, { force: true });
      return { digest: after, written: 'kept' };
    }
    if (before) {
      this.#backUp(file, path);
      removeCopies(path);
    }
    // The draft always has the same name, so one left by a crash is overwritten.
    writePublicFile(`${path}.draft`, bytes);
    putInPlace(`${path}.draft`, path);
    return { digest: after, written: before ? 'replaced' : 'created' };
  }

  /** @returns Whether there was a file. */
  remove(file: string): boolean {
    const path = join(this.#outDir, file);
    rmSync(`${path}.draft`, { force: true });
    if (!existsSync(path)) return false;
    this.#backUp(file, path);
    removeCopies(path);
    rmSync(path);
    return true;
  }

  /** Removes a file without a way back. */
  discard(file: string): void {
    const path = join(this.#outDir, file);
    removeCopies(path);
    for (const copy of [`${path}.draft`, path, join(this.#backupDir, file)]) rmSync(copy, { force: true });
  }

  /** Whether this publish, or the crashed one that it continues, has backed up the file. */
  hasBackup(file: string): boolean {
    return existsSync(join(this.#backupDir, file));
  }

  /** Whether nothing was published there when `identity` was first asked. */
  get wasEmpty(): boolean {
    return this.#wasEmpty === true;
  }

  /** Identifies this folder, so that another folder at the same path is detected. */
  identity(): string {
    makePublicFolder(this.#outDir);
    this.#wasEmpty ??= readdirSync(this.#outDir).length === 0;
    const { dev, ino, birthtimeMs } = statSync(this.#outDir);
    return `${resolve(this.#outDir)} ${dev} ${ino} ${birthtimeMs}`;
  }

  /** Digest of the existing file. */
  digestOf(file: string): Digest | undefined {
    const bytes = readIfPresent(join(this.#outDir, file));
    return bytes && digest(bytes);
  }

  /** Backs up a file; an existing backup of this publish is kept. */
  #backUp(file: string, path: string): void {
    const backup = join(this.#backupDir, file);
    if (!this.#folders.has(dirname(backup))) makePrivateFolder(dirname(backup));
    this.#folders.add(dirname(backup));
    try {
      linkSync(path, backup);
    } catch (cause) {
      if (hasCode(cause, 'EEXIST')) return;
      // The backup is on another disk, or the file system has no hard links.
      copyFileSync(path, backup);
    }
  }

  #makeSiteFolder(folder: string): void {
    if (this.#folders.has(folder)) return;
    if (makePublicFolder(folder) || this.#isEmpty) this.#newFolders.set(folder, new Set());
    this.#folders.add(folder);
  }

  /** Whether a file cannot exist yet: looking it up in a large folder takes as long as renaming it. */
  #isFirst(path: string): boolean {
    const files = this.#newFolders.get(dirname(path));
    if (!files || files.has(path)) return false;
    files.add(path);
    return true;
  }
}

function readIfPresent(path: string): Buffer | undefined {
  // Checking first is cheaper than an exception, and a first publish has no files.
  if (!existsSync(path)) return undefined;
  try {
    return readFileSync(path);
  } catch (cause) {
    if (hasCode(cause, 'ENOENT') || hasCode(cause, 'ENOTDIR')) return undefined;
    throw cause;
  }
}

// Keeps the files that the last publish replaced and restores them in a rollback.

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

const goneFolder = (settings: Settings): string => `${undoFolder(settings)}.gone`;

/** Starts a publish: discards the backups of the previous one, unless it never finished.
 * @param isAwaited Deletes the old backups after the publish (`endUndo`), because there may be many; otherwise
 * they are deleted at once, because the disk may have no room for both.
 * @returns Whether it never finished, so that this one continues it. */
export function startUndo(state: State, settings: Settings, isAwaited: boolean): boolean {
  const { database } = state;
  if (isUnfinished(state)) return true;
  writeSetting(database, 'publish', 'begun');
  database.exec('DELETE FROM undo');
  endUndo(settings);
  if (existsSync(undoFolder(settings))) putInPlace(undoFolder(settings), goneFolder(settings));
  if (!isAwaited) endUndo(settings);
  return false;
}

export function endUndo(settings: Settings): void {
  rmSync(goneFolder(settings), { recursive: true, force: true });
}

/** Finishes a publish, in the transaction that commits its traces. */
export function keepUndo(
  { database }: State,
  changes: readonly (readonly [file: string, written: string])[],
): void {
  const save = database.prepare('INSERT OR IGNORE INTO undo (file, written) VALUES (?, ?)');
  for (const [file, written] of changes) save.run(file, written);
  writeSetting(database, 'publish', 'done');
}
