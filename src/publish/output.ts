/** Writes and removes files of the site so that a reader sees the old file or the new one, never half of one, and
 * keeps what was there before, so that a publish can be undone. */
import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Digest, digest } from '#base/digest.ts';

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

  /** @param before Digest of what stands there, as far as is known. */
  write(file: string, bytes: Uint8Array, before: Digest | undefined): { readonly digest: Digest; readonly written: Written } {
    const after = digest(bytes);
    const path = join(this.#outDir, file);
    if (before === after && existsSync(path)) return { digest: after, written: 'kept' };
    const written = this.#backUp(file, path) ? 'replaced' : 'created';
    this.#makeFolder(dirname(path));
    // The name of the draft is always the same, so that one left over by a crash is written over.
    writeFileSync(`${path}.draft`, bytes);
    renameSync(`${path}.draft`, path);
    return { digest: after, written };
  }

  /** @returns Whether there was a file. */
  remove(file: string): boolean {
    const path = join(this.#outDir, file);
    rmSync(`${path}.draft`, { force: true });
    const existed = this.#backUp(file, path);
    rmSync(path, { force: true });
    return existed;
  }

  /** Tells this folder from another one at the same place. */
  identity(): string {
    mkdirSync(this.#outDir, { recursive: true });
    const { dev, ino, birthtimeMs } = statSync(this.#outDir);
    return `${resolve(this.#outDir)} ${String(dev)} ${String(ino)} ${String(birthtimeMs)}`;
  }

  /** Digest of what stands there. */
  digestOf(file: string): Digest | undefined {
    try {
      return digest(readFileSync(join(this.#outDir, file)));
    } catch (cause) {
      if (isMissing(cause)) return undefined;
      throw cause;
    }
  }

  /** @returns Whether there is a file to keep. The first backup since the last publish stands. */
  #backUp(file: string, path: string): boolean {
    const backup = join(this.#backupDir, file);
    try {
      linkSync(path, backup);
    } catch (cause) {
      if (isMissing(cause) && !existsSync(path)) return false;
      if (hasCode(cause, 'EEXIST')) return true;
      this.#makeFolder(dirname(backup));
      copyFileSync(path, backup);
    }
    return true;
  }

  #makeFolder(folder: string): void {
    if (this.#folders.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
  }
}

const hasCode = (cause: unknown, code: string): boolean => cause instanceof Error && 'code' in cause && cause.code === code;
const isMissing = (cause: unknown): boolean => hasCode(cause, 'ENOENT') || hasCode(cause, 'ENOTDIR');
