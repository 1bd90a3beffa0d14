/** Finds changed content files a folder at a time. All files are looked at, but only folders that look different from the
 * last scan are compared file by file: the marks of a hundred thousand files would take longer to load than the
 * files to look at. */
import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { type Digest, digest } from '#platform/base/digest.ts';
import { allRows } from '#platform/base/statements.ts';
import {
  type FileMark,
  type Scan,
  type ScannedFile,
  scanFiles,
  timeStepMs,
} from '#platform/base/file-marks.ts';

/** How a folder looks that has to be compared file by file. */
const unsettled = '';

type Look = Digest | typeof unsettled;

/** @returns The folder of a path, with a slash at the end; empty for the root. */
const extractFolder = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** Saves how the folders look in the same transaction as the marks of the files.
 * @param files All files of the content. */
export function scanFolders(database: DatabaseSync, files: readonly ScannedFile[]): Scan {
  const known = loadLooks(database);
  const [changed, touched, removed]: [FileMark[], FileMark[], string[]] = [[], [], []];
  const save = database.prepare('INSERT OR REPLACE INTO folder (path, look) VALUES (?, ?)');
  const compare = (folder: string, members: readonly ScannedFile[]): void => {
    const scan = scanFiles(members, loadMarksIn(database, folder));
    changed.push(...scan.changed);
    touched.push(...scan.touched);
    removed.push(...scan.removed);
  };
  for (const [folder, members] of Map.groupBy(files, ({ path }) => extractFolder(path))) {
    const look = loadLook(members);
    if (look === unsettled || look !== known.get(folder)) {
      compare(folder, members);
      save.run(folder, look);
    }
    known.delete(folder);
  }
  const forget = database.prepare('DELETE FROM folder WHERE path = ?');
  for (const folder of known.keys()) {
    compare(folder, []);
    forget.run(folder);
  }
  return { changed, touched, removed };
}

/** Notes folders whose files were imported without a scan of the folder.
 * @param paths Paths of files. */
export function noteFolders(database: DatabaseSync, paths: Iterable<string>): void {
  const note = database.prepare('INSERT OR IGNORE INTO folder (path, look) VALUES (?, ?)');
  const folders = new Set<string>();
  for (const path of paths) folders.add(extractFolder(path));
  for (const folder of folders) note.run(folder, unsettled);
}

function loadLooks(database: DatabaseSync): Map<string, string> {
  const load = database.prepare('SELECT path, look FROM folder');
  let rows = allRows<{ readonly path: string; readonly look: string }>(load);
  if (rows.length === 0) {
    // The state is of a version without folders, or there is no file yet.
    const files = allRows<{ readonly path: string }>(database.prepare('SELECT path FROM file'));
    noteFolders(
      database,
      files.map(({ path }) => path),
    );
    rows = allRows(load);
  }
  return new Map(rows.map(({ path, look }) => [path, look]));
}

/** Marks of the files directly in a folder. */
function loadMarksIn(database: DatabaseSync, folder: string): ReadonlyMap<string, FileMark> {
  const find = database.prepare(`SELECT path, size, mtime, ctime, inode, digest FROM file
    WHERE path >= ? AND path < ? AND instr(substr(path, ?), '/') = 0`);
  // The character after the slash.
  const until = folder === '' ? '\u{10ffff}' : `${folder.slice(0, -1)}0`;
  const marks = allRows<FileMark>(find, folder, until, folder.length + 1);
  return new Map(marks.map((mark) => [mark.path, mark]));
}

/** Everything that an edit changes: paths, sizes, times and inodes. */
function loadLook(files: readonly ScannedFile[]): Look {
  const numbers = new Float64Array(files.length * 4);
  const latest = Date.now() - timeStepMs;
  let isSettled = true;
  for (const [place, { file }] of files.entries()) {
    const { size, mtimeMs, ctimeMs, ino } = statSync(file);
    if (ctimeMs >= latest) isSettled = false;
    numbers.set([size, mtimeMs, ctimeMs, ino], place * 4);
  }
  if (!isSettled) return unsettled;
  const paths = files.map(({ file }) => file).join('\n');
  return digest(Buffer.concat([Buffer.from(paths), new Uint8Array(numbers.buffer)]));
}
