/** Files of STATE_DIR: content that is not published yet, orders, what was asked. Nobody but the user of this process reads
 * them, whatever its umask is, and no reader sees half of one. Windows has rights of another kind, which are left alone. */
import { closeSync, mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const privateFolderMode = 0o700;
const privateFileMode = 0o600;

/** Makes a folder and those above it that are missing. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: privateFolderMode });
}

/** Writes beside its place and renames: readers see the old file or the new one.
 * @param draft Of its own where several may write the same file at once. One that a crash left is written over. */
export function writePrivateFile(file: string, content: string | Uint8Array, draft = `${file}.draft`): void {
  makePrivateFolder(dirname(file));
  writeFileSync(draft, content, { mode: privateFileMode });
  renameSync(draft, file);
}

/** Makes an empty file where there is none, before SQLite opens it: the files that SQLite puts beside it get its mode. */
export function makePrivateFile(file: string): void {
  makePrivateFolder(dirname(file));
  closeSync(openSync(file, 'a', privateFileMode));
}
