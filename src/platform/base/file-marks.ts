/** Lists the files of a folder, and finds which of them changed since they were last read without reading every one. File times are
 * only a shortcut: a file with another time or size is read, and its digest decides. */
import { readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Digest, digest } from './digest.ts';
import { listPlainFiles, readPlainFileWithStats } from './plain-files.ts';

/** What is stored about a file between builds. */
export interface FileMark {
  readonly path: string;
  readonly size: number;
  readonly mtime: number;
  /** Programs cannot set this time, so it reveals an edit that keeps size and modification time. */
  readonly ctime: number;
  readonly inode: number;
  readonly digest: Digest;
}

export interface Scan {
  /** Files with a changed content, sorted by path. */
  readonly changed: readonly FileMark[];
  /** Files with the same content but another time: only the mark is updated. */
  readonly touched: readonly FileMark[];
  readonly removed: readonly string[];
}

/** File systems store times in steps of a few milliseconds. A file that changed this shortly before it was read may
 * change again within the same step, so its times are not trusted. */
const timeStepMs = 50;

/** A file to scan: the path under which it is stored, and its location. */
export interface ScannedFile {
  readonly path: string;
  readonly file: string;
}

/** @param root The folder.
 * @param known Marks of the last scan by path.
 * @param list The files to scan; defaults to all JSON files below `root`. */
export function scanFolder(
  root: string,
  known: ReadonlyMap<string, FileMark>,
  list: (root: string) => readonly string[] = jsonFiles,
): Scan {
  return scanFiles(
    list(root).map((path) => ({ path, file: join(root, path) })),
    known,
  );
}

/** @param known Marks of the last scan by path. */
export function scanFiles(files: Iterable<ScannedFile>, known: ReadonlyMap<string, FileMark>): Scan {
  const changed: FileMark[] = [];
  const touched: FileMark[] = [];
  const missing = new Set(known.keys());
  for (const { path, file } of files) {
    missing.delete(path);
    const before = known.get(path);
    const stats = statSync(file);
    if (before && isUntouched(before, stats)) continue;
    const { mark } = readMarked({ path, file });
    if (before?.digest === mark.digest) touched.push(mark);
    else changed.push(mark);
  }
  return { changed, touched, removed: [...missing] };
}

/** Reads a file with what the next scan compares.
 * @throws {PlainFileError} */
export function readMarked({ path, file }: ScannedFile) {
  const { bytes, stats } = readPlainFileWithStats(file);
  return { bytes, mark: markFile(path, { stats, bytes, now: Date.now() }) };
}

function isUntouched(mark: FileMark, { size, mtimeMs, ctimeMs, ino }: Stats): boolean {
  return mark.size === size && mark.mtime === mtimeMs && mark.ctime === ctimeMs && mark.inode === ino;
}

function markFile(
  path: string,
  { stats, bytes, now }: { readonly stats: Stats; readonly bytes: Buffer; readonly now: number },
): FileMark {
  const isSettled = now - stats.ctimeMs > timeStepMs;
  return {
    path,
    size: stats.size,
    mtime: stats.mtimeMs,
    ctime: isSettled ? stats.ctimeMs : 0,
    inode: stats.ino,
    digest: digest(bytes),
  };
}

/** Paths of all plain JSON files below a folder, in a stable order. */
export function jsonFiles(root: string): readonly string[] {
  return listPlainFiles(root).files.filter((path) => path.endsWith('.json'));
}

/** Paths below a folder that this project writes itself, relative and with slashes, in a stable order. */
export function filesBelow(root: string, folder: string): string[] {
  const found: string[] = [];
  const list = (below: string): void => {
    const entries = readdirSync(join(root, below), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) list(path);
      else found.push(path);
    }
  };
  list(folder);
  return found;
}
