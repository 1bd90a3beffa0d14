/** Folders that an older version of this site left open to other users of the machine. */
import { chmodSync, type Dirent, lstatSync, readdirSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { makePrivateFolder } from './private-files.ts';

/** Makes STATE_DIR and everything in it readable by its owner only. The folder is walked once:
 * what is written later is closed when it is made.
 * @param outDir Stays open, also where it lies within. */
export function closeStateFolder(stateDir: string, outDir: string): void {
  makePrivateFolder(stateDir);
  if (process.platform === 'win32') return;
  const [folder, open] = [resolve(stateDir), resolve(outDir)];
  // The web server has to pass through.
  const mode = `${open}${sep}`.startsWith(`${folder}${sep}`) ? 0o711 : 0o700;
  if ((lstatSync(folder).mode & 0o777) === mode) return;
  closeBelow(folder, open);
  // Last, so that a start that dies is done again.
  changeMode(folder, mode);
}

function closeBelow(folder: string, open: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (path !== open) closeEntry(path, entry, open);
  }
}

function closeEntry(path: string, entry: Dirent, open: string): void {
  const isFolder = entry.isDirectory();
  if (!isFolder && !entry.isFile()) return;
  const { mode, nlink } = lstatSync(path);
  // A backup for a rollback is the published file itself.
  if (!isFolder && nlink > 1) return;
  if (isFolder) closeBelow(path, open);
  const holdsOpen = isFolder && open.startsWith(`${path}${sep}`);
  changeMode(path, (mode & 0o700) | (holdsOpen ? 0o011 : 0));
}

function changeMode(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch {
    // Of another owner, or on a disk that knows no rights: what is there cannot be closed, and is used as before.
  }
}
