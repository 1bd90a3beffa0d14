/** Writes and removes files of the site so that a reader sees the old file or the new one, never half of one, and
 * keeps what was there before, so that a publish can be undone. */
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

  /** @param outDir The site.
   * @param backupDir Receives files before they are replaced or removed. */
  constructor(outDir: string, backupDir: string) {
    this.#outDir = outDir;
    this.#backupDir = backupDir;
  }

  /** What stands there already is compared byte for byte: traces may not know of files that a crash left. */
  write(file: string, bytes: Uint8Array): { readonly digest: Digest; readonly written: Written } {
    const path = join(this.#outDir, file);
    const before = readIfPresent(path);
    const after = digest(bytes);
    if (before && Buffer.compare(before, bytes) === 0) {
      // A publish that died may have left one, of a change that was taken back since.
      rmSync(`${path}.draft`, { force: true });
      return { digest: after, written: 'kept' };
    }
    if (before) this.#backUp(file, path);
    else this.#makeFolder(dirname(path), makePublicFolder);
    // The name of the draft is always the same, so that one left over by a crash is written over.
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

  /** Whether a file was kept as it was before this publish, or before the part of it that died. */
  hasBackup(file: string): boolean {
    return existsSync(join(this.#backupDir, file));
  }

  /** Tells this folder from another one at the same place. */
  identity(): string {
    makePublicFolder(this.#outDir);
    const { dev, ino, birthtimeMs } = statSync(this.#outDir);
    return `${resolve(this.#outDir)} ${dev} ${ino} ${birthtimeMs}`;
  }

  /** Digest of what stands there. */
  digestOf(file: string): Digest | undefined {
    const bytes = readIfPresent(join(this.#outDir, file));
    return bytes && digest(bytes);
  }

  /** Keeps a file as it was before this publish; the first backup stands. */
  #backUp(file: string, path: string): void {
    const backup = join(this.#backupDir, file);
    this.#makeFolder(dirname(backup), makePrivateFolder);
    try {
      linkSync(path, backup);
    } catch (cause) {
      if (hasCode(cause, 'EEXIST')) return;
      // Another disk, or one that knows no links.
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
  // Asking first is cheaper than an exception, and on a first publish no file is there.
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
