/** The one door to files that people put into a folder, such as the content. A link could lead to any file of the machine, and
 * reading a device or a pipe may never end: so nothing but plain files in plain folders is listed or read. The folder itself may
 * be a link. */
import {
  closeSync,
  constants,
  type Dirent,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  type Stats,
} from 'node:fs';
import { join } from 'node:path';
import { hasCode } from './files.ts';

export type Refusal = 'link' | 'special' | 'unreadable';

export interface RefusedFile {
  /** Relative to the folder, with slashes; empty for the folder itself. */
  readonly path: string;
  readonly refusal: Refusal;
}

export interface PlainListing {
  /** Relative to the folder, with slashes, in a stable order. */
  readonly files: readonly string[];
  readonly refused: readonly RefusedFile[];
}

/** Hidden files are those of Git, editors and file managers. */
const isHidden = (name: string): boolean => name.startsWith('.');

/** Lists the plain files below a folder. The types come with the names, so no file is looked at. */
export function listPlainFiles(root: string): PlainListing {
  const files: string[] = [];
  const refused: RefusedFile[] = [];
  const list = (below: string): void => {
    const entries = listEntries(join(root, below));
    if (!entries) refused.push({ path: below, refusal: 'unreadable' });
    for (const entry of entries ?? []) {
      if (isHidden(entry.name)) continue;
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) list(path);
      else if (entry.isFile()) files.push(path);
      else refused.push({ path, refusal: entry.isSymbolicLink() ? 'link' : 'special' });
    }
  };
  list('');
  return { files, refused };
}

export interface PlainFolder {
  /** Names, sorted. */
  readonly folders: readonly string[];
  /** Whatever is no folder. */
  readonly others: readonly string[];
}

/** Lists one folder. Nothing is listed of one that is missing or may not be read. */
export function listPlainFolder(folder: string): PlainFolder {
  const entries = existsSync(folder) ? (listEntries(folder) ?? []) : [];
  const named = entries.filter(({ name }) => !isHidden(name));
  return {
    folders: named.filter((entry) => entry.isDirectory()).map(({ name }) => name),
    others: named.filter((entry) => !entry.isDirectory()).map(({ name }) => name),
  };
}

function listEntries(folder: string): readonly Dirent[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (cause) {
    if (['EACCES', 'EPERM', 'ENOTDIR'].some((code) => hasCode(cause, code))) return undefined;
    throw cause;
  }
}

/** A file is not what it was when it was listed, or may not be read. */
export class PlainFileError extends Error {
  override readonly name = 'PlainFileError';
  readonly refusal: Refusal;

  constructor(file: string, refusal: Refusal) {
    super(`${file} ${refusals[refusal]}`);
    this.refusal = refusal;
  }
}

/** What is said of a refused file, after its name. */
export const refusals = {
  link: 'is a link, which could lead to any file of this machine. Put the file or folder itself there.',
  special: 'is neither a file nor a folder. Remove it.',
  unreadable: 'cannot be read. Give the user of this site the right to read it.',
} as const satisfies Record<Refusal, string>;

/** Links are refused as the file is opened, and pipes are not waited for. Windows has neither flag, nor such links for everybody. */
const openFlags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** Calls `use` with an open plain file.
 * @throws {PlainFileError} */
function withPlainFile<Value>(file: string, use: (opened: number, stats: Stats) => Value): Value {
  const opened = openPlain(file);
  try {
    const stats = fstatSync(opened);
    if (!stats.isFile()) throw new PlainFileError(file, 'special');
    return use(opened, stats);
  } finally {
    closeSync(opened);
  }
}

function openPlain(file: string): number {
  try {
    return openSync(file, openFlags);
  } catch (cause) {
    if (hasCode(cause, 'ELOOP')) throw new PlainFileError(file, 'link');
    // A socket.
    if (hasCode(cause, 'ENXIO')) throw new PlainFileError(file, 'special');
    if (hasCode(cause, 'EACCES') || hasCode(cause, 'EPERM')) throw new PlainFileError(file, 'unreadable');
    throw cause;
  }
}

/** @throws {PlainFileError} */
export const readPlainFile = (file: string): Buffer => withPlainFile(file, (opened) => readFileSync(opened));

/** As `readPlainFile`, with what the file was when it was opened. */
export const readPlainFileWithStats = (file: string): { readonly bytes: Buffer; readonly stats: Stats } =>
  withPlainFile(file, (opened, stats) => ({ bytes: readFileSync(opened), stats }));

/** Why a file cannot be read; undefined if it can. */
export function findRefusal(file: string): Refusal | undefined {
  try {
    withPlainFile(file, () => undefined);
    return undefined;
  } catch (cause) {
    if (cause instanceof PlainFileError) return cause.refusal;
    throw cause;
  }
}
