/** Reads rows of the store. What is read does not change while a connection is in use, so a part of it is kept: targets
 * that follow one another ask for neighbours. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { allRows } from '#base/statements.ts';
import { trustedJson } from '#base/json.ts';

export interface Row {
  readonly key: string;
  readonly json: string;
}

/** A row with its entry. */
export interface ParsedRow {
  readonly key: string;
  readonly value: unknown;
}

/** Rows of a list just before a key, nearest first. */
interface Stretch {
  readonly before: string;
  readonly rows: readonly ParsedRow[];
  /** It reaches back to the start of the list. */
  readonly isWhole: boolean;
}

/** So many entries of a list come before the end of this key. */
interface Cut {
  readonly place: number;
  readonly key: string;
}

/** Entries kept by a connection. */
const keptEntries = 32;

/** Rows of a stretch: articles are rendered newest first, so those before one are before the next ones too. */
const stretchLength = 64;

/** What a list shows of its entries. */
export const summariesOf = `SELECT key, json FROM position JOIN summary
  ON summary.entry = position.entry AND summary.variant = position.variant WHERE list = ?`;

const stretchOf = `${summariesOf} AND key < ? ORDER BY key DESC LIMIT ?`;

/** Skips within the list alone: a join would look up every entry that is skipped. */
const sliceOf = `SELECT key, json
  FROM (SELECT key, entry, variant FROM position WHERE list = ? AND key > ? ORDER BY key LIMIT ? OFFSET ?) AS place
  JOIN summary ON summary.entry = place.entry AND summary.variant = place.variant ORDER BY key`;

const keyOf = "SELECT key, '' AS json FROM position WHERE list = ? AND key > ? ORDER BY key LIMIT 1 OFFSET ?";

/** The statements of one connection, shared by all readers on it. */
export class Connection {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();
  readonly #parsed = new Map<string, unknown>();
  readonly #stretches = new Map<string, Stretch>();
  readonly #cuts = new Map<string, Cut>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  rows(sql: string, ...values: readonly (string | number)[]): readonly Row[] {
    let statement = this.#prepared.get(sql);
    if (!statement) this.#prepared.set(sql, (statement = this.#database.prepare(sql)));
    return allRows<Row>(statement, ...values);
  }

  /** One entry, parsed. The languages of a page follow one another, so the last few entries are kept. */
  entry<Value>(sql: string, ...values: readonly (string | number)[]): Value | undefined {
    const name = values.join('\n');
    if (!this.#parsed.has(name)) {
      if (this.#parsed.size >= keptEntries) this.#parsed.clear();
      const [row] = this.rows(sql, ...values);
      this.#parsed.set(name, row && trustedJson(row.json));
    }
    return this.#parsed.get(name) as Value | undefined;
  }

  /** The summaries just before a key of a list whose keys are ASCII, nearest first.
   * @param count At most stretchLength. */
  before(list: string, key: string, count: number): readonly ParsedRow[] {
    const cached = this.#stretches.get(list);
    if (cached && key <= cached.before) {
      const found = cached.rows.findIndex((row) => row.key < key);
      const first = found < 0 ? cached.rows.length : found;
      if (cached.isWhole || first + count <= cached.rows.length)
        return cached.rows.slice(first, first + count);
    }
    const rows = this.rows(stretchOf, list, key, stretchLength).map(parseRow);
    this.#stretches.set(list, { before: key, rows, isWhole: rows.length < stretchLength });
    return rows.slice(0, count);
  }

  /** The summaries at some places of a list, counted from 0 at its start. Pages of a list follow one another, so the
   * place after the last ones is remembered: skipping from the start takes the longer the further a place is. */
  slice(
    list: string,
    { from, count }: { readonly from: number; readonly count: number },
  ): readonly ParsedRow[] {
    const { key, place } = this.#cutBefore(list, from);
    const rows = this.rows(sliceOf, list, key, count, from - place).map(parseRow);
    const last = rows.at(-1);
    if (last) this.#cuts.set(list, { place: from + rows.length, key: last.key });
    return rows;
  }

  /** The key at a place of a list, counted from 0 at its start. */
  keyAt(list: string, place: number): string | undefined {
    const cut = this.#cutBefore(list, place);
    return this.rows(keyOf, list, cut.key, place - cut.place)[0]?.key;
  }

  #cutBefore(list: string, place: number): Cut {
    const cut = this.#cuts.get(list);
    return cut && cut.place <= place ? cut : { place: 0, key: '' };
  }
}

function parseRow({ key, json }: Row): ParsedRow {
  return { key, value: trustedJson(json) };
}
