/** Restricts folders that an older version of this site left readable for other users of the machine. */
import { chmodSync, type Dirent, lstatSync, readdirSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { makePrivateFolder, privateFolderMode } from './files.ts';

/** Makes STATE_DIR and everything below it accessible to its owner only. The folder is scanned only once: newer files
 * are created with the right mode.
 * @param outDir Stays readable, even inside STATE_DIR. */
export function closeStateFolder(stateDir: string, outDir: string): void {
  makePrivateFolder(stateDir);
  if (process.platform === 'win32') return;
  const [folder, open] = [resolve(stateDir), resolve(outDir)];
  // The web server needs to enter the folder to reach OUT_DIR.
  const mode = `${open}${sep}`.startsWith(`${folder}${sep}`) ? 0o711 : 0o700;
  if ((lstatSync(folder).mode & 0o777) === mode) return;
  closeBelow(folder, open);
  // Last, so that an interrupted run starts again.
  changeMode(folder, mode);
}

/** Makes a folder that a tool has written accessible to its owner only, with all that is in it. */
export function closeFolder(folder: string): void {
  if (process.platform === 'win32') return;
  closeBelow(folder, folder);
  changeMode(folder, privateFolderMode);
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
  // A rollback backup is a hard link to the published file.
  if (!isFolder && nlink > 1) return;
  if (isFolder) closeBelow(path, open);
  const holdsOpen = isFolder && open.startsWith(`${path}${sep}`);
  changeMode(path, (mode & 0o700) | (holdsOpen ? 0o011 : 0));
}

function changeMode(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch {
    // Another owner, or a file system without permissions: the file cannot be restricted and is used as it is.
  }
}
