/** Files of OUT_DIR: readable by everybody, as a web server needs them. */
import { chmodSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const folderMode = 0o755;
const fileMode = 0o644;

/** Whether the umask hides new files and folders, found out from the first of each. process.umask() is not used,
 * because reading it changes it for a moment, for other threads too. */
const isHidden = new Map<number, boolean>();

function open(path: string, mode: number): void {
  const hidden = isHidden.get(mode) ?? (statSync(path).mode & mode) !== mode;
  isHidden.set(mode, hidden);
  if (hidden) chmodSync(path, mode);
}

/** Creates a folder and its missing parents.
 * @returns Whether it was missing. */
export function makePublicFolder(folder: string): boolean {
  const first = mkdirSync(folder, { recursive: true, mode: folderMode });
  if (first === undefined) return false;
  for (let made = folder; made.length >= first.length; made = dirname(made)) open(made, folderMode);
  return true;
}

/** Writes in place. For an atomic write, write a draft and rename it. */
export function writePublicFile(file: string, bytes: Uint8Array): void {
  writeFileSync(file, bytes, { mode: fileMode });
  open(file, fileMode);
}

/** Atomic rename of a finished draft: readers see the old file or folder, or the new one. */
export function putInPlace(draft: string, place: string): void {
  renameSync(draft, place);
}
