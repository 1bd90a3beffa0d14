/** Files that this project writes. Those of STATE_DIR are for the user of this process alone; those of OUT_DIR are readable
 * for a web server of another user. Both hold regardless of the umask. Windows permissions are left as they are. */
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';
import type { z } from 'zod';
import { parseJson } from './json.ts';

export const privateFolderMode = 0o700;
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
