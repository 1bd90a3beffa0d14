/** Files of OUT_DIR: a web server of another user may serve them, whatever the umask of this process is. */
import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const folderMode = 0o755;
const fileMode = 0o644;

/** Whether the umask takes rights from what is made here: the first file and the first folder tell. Asking for the umask
 * itself would change it for a moment, for other threads as well. */
const isHidden = new Map<number, boolean>();

function open(path: string, mode: number): void {
  const hidden = isHidden.get(mode) ?? (statSync(path).mode & mode) !== mode;
  isHidden.set(mode, hidden);
  if (hidden) chmodSync(path, mode);
}

/** Makes a folder and those above it that are missing. */
export function makePublicFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true, mode: folderMode });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) open(made, folderMode);
}

/** Writes a file where it is. For an atomic change, write a draft and use putInPlace. */
export function writePublicFile(file: string, bytes: Uint8Array): void {
  writeFileSync(file, bytes, { mode: fileMode });
  open(file, fileMode);
}
