/** Writes and removes files of the site atomically: a reader sees the old file or the new one, never half of
 * one. Old files are backed up, so that a publish can be rolled back. */
import { copyFileSync, existsSync, linkSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Digest, digest } from '#platform/base/digest.ts';
import { hasCode, makePrivateFolder } from '#platform/base/files.ts';
import { makePublicFolder, putInPlace, writePublicFile } from '#platform/base/out-files.ts';
import { removeCopies } from './compressed-copies.ts';

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
  loadDigest(file: string): Digest | undefined {
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
