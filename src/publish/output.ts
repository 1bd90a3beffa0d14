/** Writes and removes files of the site atomically: a reader sees the old file or the new one, never half of
 * one. Old files are backed up, so that a publish can be rolled back. */
import { copyFileSync, existsSync, linkSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Digest, digest } from '#base/digest.ts';
import { makePrivateFolder } from '#base/files/private-files.ts';
import { makePublicFolder, writePublicFile } from '#base/files/public-files.ts';
import { putInPlace } from '#base/files/put-in-place.ts';

export type Written = 'created' | 'replaced' | 'kept';

export class Output {
  readonly #outDir: string;
  readonly #backupDir: string;
  readonly #folders = new Set<string>();

  /** @param outDir Folder of the published site.
   * @param backupDir Receives files before they are replaced or removed. */
  constructor(outDir: string, backupDir: string) {
    this.#outDir = outDir;
    this.#backupDir = backupDir;
  }

  /** Compares with the existing file byte for byte: traces may not include files that were written before a
   * crash. */
  write(file: string, bytes: Uint8Array): { readonly digest: Digest; readonly written: Written } {
    const path = join(this.#outDir, file);
    const before = readIfPresent(path);
    const after = digest(bytes);
    if (before && Buffer.compare(before, bytes) === 0) {
      // A crashed publish may have left a draft of a change that was reverted since.
      rmSync(`${path}.draft`, { force: true });
      return { digest: after, written: 'kept' };
    }
    if (before) this.#backUp(file, path);
    else this.#makeFolder(dirname(path), makePublicFolder);
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
    rmSync(path);
    return true;
  }

  /** Whether this publish, or the crashed one that it continues, has backed up the file. */
  hasBackup(file: string): boolean {
    return existsSync(join(this.#backupDir, file));
  }

  /** Identifies this folder, so that another folder at the same path is detected. */
  identity(): string {
    makePublicFolder(this.#outDir);
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
    this.#makeFolder(dirname(backup), makePrivateFolder);
    try {
      linkSync(path, backup);
    } catch (cause) {
      if (hasCode(cause, 'EEXIST')) return;
      // The backup is on another disk, or the file system has no hard links.
      copyFileSync(path, backup);
    }
  }

  #makeFolder(folder: string, make: (folder: string) => void): void {
    if (this.#folders.has(folder)) return;
    make(folder);
    this.#folders.add(folder);
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

const hasCode = (cause: unknown, code: string): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === code;
