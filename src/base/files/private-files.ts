/** Files of STATE_DIR: unpublished content, orders, requests. Only the user of this process can read them, regardless
 * of the umask, and writes are atomic. Windows permissions are left as they are. */
import { closeSync, mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const privateFolderMode = 0o700;
const privateFileMode = 0o600;

/** Creates a folder and its missing parents. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: privateFolderMode });
}

/** Atomic write: writes a draft and renames it, so readers see the old file or the new one.
 * @param draft A unique path when several processes may write the same file. A draft left by a crash is overwritten. */
export function writePrivateFile(file: string, content: string | Uint8Array, draft = `${file}.draft`): void {
  makePrivateFolder(dirname(file));
  writeFileSync(draft, content, { mode: privateFileMode });
  renameSync(draft, file);
}

/** Creates an empty file if it is missing. SQLite gives its journal files the mode of the database file. */
export function makePrivateFile(file: string): void {
  makePrivateFolder(dirname(file));
  closeSync(openSync(file, 'a', privateFileMode));
}
