import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { digest } from '#platform/base/digest.ts';
import { trustedJson } from '#platform/base/json.ts';
import type { KeyChange } from '#platform/base/key-range.ts';
import { allRows, firstRow, prepareAll } from '#platform/base/statements.ts';
import type { Kind } from '#platform/cms/export/export.ts';
import type { ContentProblem } from '#platform/cms/export/parse-file.ts';
import { readSetting, writeSetting } from './database.ts';
import { listEntry, type ListingContext, type Position, type PreparedEntry } from './lists.ts';

interface EntryRow {
  readonly number: number;
  readonly kind: Kind;
  readonly id: string;
  readonly file: string;
  readonly digest: string;
  readonly json: string;
}

interface Placement {
  readonly number: number;
  readonly row: { readonly kind: Kind; readonly id: string; readonly file: string };
  readonly before: readonly Position[];
  readonly after: readonly Position[];
  readonly boundaries: readonly number[];
  /** Variants whose summary changed. */
  readonly changedVariants: ReadonlySet<string>;
}

/** Writes entries and their positions, and collects the key changes. A list whose name starts with `#` changes
 * only when a key is added or removed; `entry/KIND` lists the entries of a kind by id. */
export class EntryTable {
  readonly problems: ContentProblem[] = [];
  readonly #keyChanges: KeyChange[] = [];
  readonly #placements: Placement[] = [];
  readonly #lengths = new Map<string, number>();
  readonly #listing: ListingContext;
  readonly #content: ContentDigest;
  readonly #database: DatabaseSync;
  readonly #sql: Readonly<Record<keyof typeof statements, StatementSync>>;

  constructor(database: DatabaseSync, listing: ListingContext) {
    this.#listing = listing;
    this.#database = database;
    this.#content = new ContentDigest(readSetting(database, 'content') ?? '');
    this.#sql = prepareAll(database, statements);
  }

  inFile(path: string): readonly EntryRow[] {
    return allRows<EntryRow>(this.#sql.inFile, path);
  }

  findFile({ kind, id }: { readonly kind: Kind; readonly id: string }): string | undefined {
    return this.#find(kind, id)?.file;
  }

  put(entry: PreparedEntry, file: string): void {
    const { kind, id, json, positions, boundaries, summaries } = entry;
    const stored = this.#find(kind, id);
    if (stored?.digest === entry.digest) {
      if (stored.file !== file) this.#sql.move.run(file, stored.number);
      return;
    }
    const before = stored ? this.#takePositions(stored.number) : [];
    const number =
      stored?.number ?? Number(this.#sql.insert.run(kind, id, file, json, entry.digest).lastInsertRowid);
    if (stored) {
      this.#sql.update.run(file, json, entry.digest, number);
      this.#content.remove(entryDigest(stored));
    }
    this.#content.add(entryDigest(entry));
    this.#keyChanges.push({ list: `entry/${kind}`, key: id });
    const changedVariants = this.#putSummaries(number, summaries);
    this.#placements.push({
      number,
      row: { kind, id, file },
      before,
      after: positions,
      boundaries,
      changedVariants,
    });
  }

  remove(row: EntryRow): void {
    const before = this.#takePositions(row.number);
    this.#sql.remove.run(row.number);
    this.#content.remove(entryDigest(row));
    this.#sql.forgetSummaries.run(row.number);
    this.#keyChanges.push({ list: `entry/${row.kind}`, key: row.id });
    this.#placements.push({
      number: row.number,
      row,
      before,
      after: [],
      boundaries: [],
      changedVariants: new Set(),
    });
  }

  /** Updates entries that are added to or removed from a list between two instants, in either direction of
   * time. */
  passBoundaries(from: number, until: number): void {
    const rows = allRows<EntryRow>(this.#sql.due, Math.min(from, until), Math.max(from, until));
    for (const row of rows) {
      const { positions, boundaries } = listEntry(row, trustedJson(row.json), this.#listing);
      const before = this.#takePositions(row.number);
      this.#placements.push({
        number: row.number,
        row,
        before,
        after: positions,
        boundaries,
        changedVariants: new Set(),
      });
    }
  }

  /** Writes the new positions after all old ones are removed: slugs may be swapped in one change. */
  finish(): readonly KeyChange[] {
    for (const placement of this.#placements) this.#place(placement);
    for (const [list, change] of this.#lengths) this.#sql.resize.run(list, change, change);
    writeSetting(this.#database, 'content', this.#content.toString());
    return this.#keyChanges;
  }

  #find(kind: Kind, id: string): EntryRow | undefined {
    return firstRow<EntryRow>(this.#sql.find, kind, id);
  }

  #takePositions(number: number): readonly Position[] {
    const positions = allRows<Position>(this.#sql.positionsOf, number);
    this.#sql.free.run(number);
    this.#sql.forgetBoundaries.run(number);
    return positions;
  }

  #place({ number, row, before, after, boundaries, changedVariants }: Placement): void {
    const places = new Set(before.map(({ list, key }) => `${list}\n${key}`));
    for (const { list, key, variant } of after) {
      if (this.#sql.place.run(list, key, number, variant ?? null).changes === 0)
        this.#reportTaken(row, list, key);
      const wasThere = places.delete(`${list}\n${key}`);
      if (!wasThere) this.#changeMembership({ list, key }, 1);
      if (!wasThere || variant === undefined || changedVariants.has(variant))
        this.#keyChanges.push({ list, key });
    }
    for (const { list, key } of before) {
      if (!places.has(`${list}\n${key}`)) continue;
      this.#keyChanges.push({ list, key });
      this.#changeMembership({ list, key }, -1);
    }
    for (const at of boundaries) this.#sql.bound.run(at, number);
  }

  #putSummaries(number: number, summaries: Readonly<Record<string, string>>): ReadonlySet<string> {
    const before = new Map<string, string>();
    for (const row of this.#sql.summariesOf.all(number)) before.set(String(row.variant), String(row.json));
    this.#sql.forgetSummaries.run(number);
    const entries = Object.entries(summaries);
    for (const [variant, json] of entries) this.#sql.summarize.run(number, variant, json);
    return new Set(
      entries.filter(([variant, json]) => before.get(variant) !== json).map(([variant]) => variant),
    );
  }

  #changeMembership({ list, key }: Position, change: 1 | -1): void {
    this.#keyChanges.push({ list: `#${list}`, key });
    this.#lengths.set(list, (this.#lengths.get(list) ?? 0) + change);
  }

  #reportTaken({ kind, id, file }: Placement['row'], list: string, key: string): void {
    // A duplicate slug also conflicts in the list of published posts; it is reported once.
    if (list === 'posts') return;
    const other = firstRow<EntryRow>(this.#sql.holder, list, key);
    const owner = `${other?.kind ?? ''} ${other?.id ?? ''} in ${other?.file ?? ''}`;
    const message = `${key} belongs to ${owner} already; give one of them another.`;
    this.problems.push({ file, entry: `${kind} ${id}`, field: list === 'slugs' ? 'slug' : 'id', message });
  }
}

/** Includes the id: two entries with the same texts have different digests. */
function entryDigest({ kind, id, digest: digestOfText }: Pick<EntryRow, 'kind' | 'id' | 'digest'>): string {
  return digest(`${kind} ${id} ${digestOfText}`);
}

const statements = {
  find: 'SELECT number, kind, id, file, digest FROM entry WHERE kind = ? AND id = ?',
  inFile: 'SELECT number, kind, id, file, digest FROM entry WHERE file = ?',
  due: `SELECT DISTINCT number, kind, id, file, json FROM boundary JOIN entry ON number = entry
        WHERE at > ? AND at <= ?`,
  insert: 'INSERT INTO entry (kind, id, file, json, digest) VALUES (?, ?, ?, ?, ?)',
  update: 'UPDATE entry SET file = ?, json = ?, digest = ? WHERE number = ?',
  move: 'UPDATE entry SET file = ? WHERE number = ?',
  remove: 'DELETE FROM entry WHERE number = ?',
  positionsOf: 'SELECT list, key FROM position WHERE entry = ?',
  free: 'DELETE FROM position WHERE entry = ?',
  place: 'INSERT OR IGNORE INTO position (list, key, entry, variant) VALUES (?, ?, ?, ?)',
  summariesOf: 'SELECT variant, json FROM summary WHERE entry = ?',
  summarize: 'INSERT INTO summary (entry, variant, json) VALUES (?, ?, ?)',
  forgetSummaries: 'DELETE FROM summary WHERE entry = ?',
  holder: 'SELECT kind, id, file FROM position JOIN entry ON number = entry WHERE list = ? AND key = ?',
  bound: 'INSERT OR IGNORE INTO boundary (at, entry) VALUES (?, ?)',
  forgetBoundaries: 'DELETE FROM boundary WHERE entry = ?',
  resize: 'INSERT INTO length (list, value) VALUES (?, ?) ON CONFLICT (list) DO UPDATE SET value = value + ?',
} as const;

/** A digest of a set of entries that can be updated entry by entry: the sum of their digests. */
const modulus = 2n ** 128n;

export class ContentDigest {
  #sum: bigint;

  /** @param text An earlier digest; the empty string for no entries. */
  constructor(text: string) {
    this.#sum = text === '' ? 0n : BigInt(`0x${text}`);
  }

  /** @param digest Digest of an entry with its id, in base64url. */
  add(digest: string): void {
    this.#sum = (this.#sum + toNumber(digest)) % modulus;
  }

  remove(digest: string): void {
    this.#sum = (this.#sum + modulus - toNumber(digest)) % modulus;
  }

  /** Hexadecimal. */
  toString(): string {
    return this.#sum.toString(16);
  }
}

function toNumber(digest: string): bigint {
  return BigInt(`0x${Buffer.from(digest, 'base64url').toString('hex')}`) % modulus;
}
