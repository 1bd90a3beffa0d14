/** Imports changed content into the store and reports which keys of which lists changed. */
import type { DatabaseSync } from 'node:sqlite';
import type { KeyChange } from '#platform/base/key-range.ts';
import type { ContentProblem } from '#platform/cms/export/parse-file.ts';
import type { FileMark } from '#platform/base/file-marks.ts';
import { EntryTable } from './entry-table.ts';
import { endOfYear } from './year.ts';
import type { ListingContext, PreparedEntry } from './lists.ts';

/** Entries of a file, or of a row of the synced content. */
export interface PreparedSource {
  readonly path: string;
  /** Absent for a row. */
  readonly mark?: FileMark | undefined;
  readonly entries: readonly PreparedEntry[];
}

/** The changed files and rows; their entries are passed one after another. */
export interface ChangedSources {
  readonly changed: readonly string[];
  readonly touched: readonly FileMark[];
  readonly removed: readonly string[];
}

export interface ImportOutcome {
  readonly keyChanges: readonly KeyChange[];
  readonly problems: readonly ContentProblem[];
}

/** One import. The caller opens a transaction and rolls it back if there are problems. */
export class Import {
  readonly #database: DatabaseSync;
  readonly #table: EntryTable;
  readonly #sources: ChangedSources;
  readonly #replaced: ReadonlySet<string>;
  readonly #owners = new Map<string, string>();
  readonly #marks: FileMark[];
  readonly #problems: ContentProblem[] = [];

  constructor(database: DatabaseSync, sources: ChangedSources, listing: ListingContext) {
    this.#database = database;
    this.#table = new EntryTable(database, listing);
    this.#sources = sources;
    this.#replaced = new Set([...sources.removed, ...sources.changed]);
    this.#marks = [...sources.touched];
  }

  put({ path, mark, entries }: PreparedSource): void {
    if (mark) this.#marks.push(mark);
    for (const entry of entries) {
      const name = `${entry.kind} ${entry.id}`;
      const stored = this.#table.findFile(entry);
      const owner =
        this.#owners.get(name) ?? (stored !== undefined && !this.#replaced.has(stored) ? stored : undefined);
      this.#owners.set(name, path);
      if (owner === undefined) this.#table.put(entry, path);
      else
        this.#problems.push({
          file: path,
          entry: name,
          field: 'id',
          message: `stands in ${owner} too; ids are unique.`,
        });
    }
  }

  /** @param lastNow The instant of the previous import: boundaries up to it are already applied. */
  finish(lastNow: number, now: number): ImportOutcome {
    for (const path of this.#replaced) {
      for (const entry of this.#table.inFile(path)) {
        if (!this.#owners.has(`${entry.kind} ${entry.id}`)) this.#table.remove(entry);
      }
    }
    this.#table.passBoundaries(lastNow, now);
    saveMarks(this.#database, this.#marks, this.#sources.removed);
    const keyChanges = this.#table.finish();
    const everything = keyChanges.length > 0 ? [{ list: '*', key: '' }] : [];
    return {
      keyChanges: [...keyChanges, ...everything],
      problems: [...this.#problems, ...this.#table.problems],
    };
  }
}

function saveMarks(database: DatabaseSync, marks: readonly FileMark[], removed: readonly string[]): void {
  const forget = database.prepare('DELETE FROM file WHERE path = ?');
  for (const path of removed) forget.run(path);
  const save = database.prepare(
    'INSERT OR REPLACE INTO file (path, size, mtime, ctime, inode, digest) VALUES (?, ?, ?, ?, ?, ?)',
  );
  for (const { path, size, mtime, ctime, inode, digest } of marks)
    save.run(path, size, mtime, ctime, inode, digest);
}

/** The first instant after `now` at which an entry is added to or removed from a list, or a new year begins.
 * @returns Milliseconds since the epoch. */
export function nextBoundary(database: DatabaseSync, now: number): number {
  const row = database.prepare('SELECT min(at) AS at FROM boundary WHERE at > ?').get(now);
  return Math.min(typeof row?.at === 'number' ? row.at : Infinity, endOfYear(now));
}
