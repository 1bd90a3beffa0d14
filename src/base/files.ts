/** Files that this project writes. Those of STATE_DIR are for the user of this process alone; those of OUT_DIR are readable
 * for a web server of another user. Both hold regardless of the umask. Windows permissions are left as they are. */
import { createHash, randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  type Dirent,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  readSync,
} from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { threadId } from 'node:worker_threads';
import type { z } from 'zod';
import { parseJson } from './json.ts';

const privateFolderMode = 0o700;
const privateFileMode = 0o600;

/** Creates a folder and its missing parents. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: privateFolderMode });
}

/** Atomic write: writes a draft and renames it, so readers see the old file or the new one, also when several processes
 * write the same file: the last one stays. */
export function writePrivateFile(file: string, content: string | Uint8Array): void {
  withDraft(file, content, (draft) => {
    renameSync(draft, file);
  });
}

/** Writes a file that must not exist yet. Of several processes that do so at once, one creates it.
 * @returns Whether this process has created it; otherwise it exists, and is complete. */
export function createPrivateFile(file: string, content: string | Uint8Array): boolean {
  return withDraft(file, content, (draft) => {
    try {
      linkOrCopy(draft, file);
      return true;
    } catch (cause) {
      if (hasCode(cause, 'EEXIST')) return false;
      throw cause;
    }
  });
}

function linkOrCopy(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (cause) {
    if (hasCode(cause, 'EEXIST')) throw cause;
    // The file system has no hard links. The copy reports any other error.
    copyFileSync(draft, file, constants.COPYFILE_EXCL);
  }
}

/** @param code Code of an error of the system, such as ENOENT. */
export function hasCode(cause: unknown, code: string): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === code;
}

/** Its name is this thread's own, and writing does not wait: no one else writes it. */
function withDraft<Value>(
  file: string,
  content: string | Uint8Array,
  place: (draft: string) => Value,
): Value {
  makePrivateFolder(dirname(file));
  const draft = `${file}.${process.pid}-${threadId}.draft`;
  try {
    writeFileSync(draft, content, { mode: privateFileMode });
    return place(draft);
  } finally {
    // There is one left after a link, and after a full disk.
    rmSync(draft, { force: true });
  }
}

/** Creates a folder that is complete as soon as it is there. Of several that do so at once, the first one stays.
 * @param fill Writes its files into the draft. */
export async function createPrivateFolder(
  folder: string,
  fill: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = `${folder}.${randomUUID()}.draft`;
  makePrivateFolder(draft);
  try {
    await fill(draft);
    if (!existsSync(folder)) renameSync(draft, folder);
  } catch (cause) {
    // Another process was faster: what lies there is complete.
    if (!existsSync(folder)) throw cause;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Saves a value as JSON. */
export function writeWhole(file: string, value: unknown): void {
  writePrivateFile(file, JSON.stringify(value));
}

/** @returns undefined for a missing or damaged file. */
export function readWhole<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): z.output<Schema> | undefined {
  try {
    return schema.safeParse(parseJson(readFileSync(file, 'utf8'))).data;
  } catch {
    // Such files are recreated or optional, and their readers handle a missing file.
    return undefined;
  }
}

/** Creates an empty file if it is missing. SQLite gives its journal files the mode of the database file. */
export function makePrivateFile(file: string): void {
  makePrivateFolder(dirname(file));
  closeSync(openSync(file, 'a', privateFileMode));
}

// Files of OUT_DIR.

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

// Restricts folders that an older version of this site left readable for other users of the machine.

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

/** Read buffer in bytes. */
const chunkBytes = 64 * 1024;

/** @returns SHA-256 in base64url. The file is read in chunks. */
export function digestFile(path: string): string {
  const hash = createHash('sha256');
  const chunk = Buffer.allocUnsafe(chunkBytes);
  const file = openSync(path, 'r');
  try {
    for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk))
      hash.update(chunk.subarray(0, read));
  } finally {
    closeSync(file);
  }
  return hash.digest('base64url');
}
