/** Reads rows of the store. The content does not change while a connection is in use, so some rows are cached:
 * consecutive targets read neighbouring entries. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { trustedJson } from '#platform/base/json.ts';
import { allRows } from '#platform/base/statements.ts';
import { RecentValues } from './recent-values.ts';

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
  /** Whether it includes the start of the list. */
  readonly isWhole: boolean;
}

/** A known index in a list: the number of entries up to and including a key. */
interface Cut {
  readonly place: number;
  readonly key: string;
}

/** Characters of JSON, and of the names of what was read, whose values a connection keeps. */
const keptCharacters = 2_000_000;

/** Number of rows read at once: articles are rendered newest first, so rows before one article are also before
 * the next. */
const stretchLength = 64;

/** Query for the summaries of a list. */
export const summariesOf = `SELECT key, json FROM position JOIN summary
  ON summary.entry = position.entry AND summary.variant = position.variant WHERE list = ?`;

const stretchOf = `${summariesOf} AND key < ? ORDER BY key DESC LIMIT ?`;

/** Skips rows in the list before joining: otherwise every skipped entry would be looked up. */
const sliceOf = `SELECT key, json
  FROM (SELECT key, entry, variant FROM position WHERE list = ? AND key > ? ORDER BY key LIMIT ? OFFSET ?) AS place
  JOIN summary ON summary.entry = place.entry AND summary.variant = place.variant ORDER BY key`;

const keyOf = "SELECT key, '' AS json FROM position WHERE list = ? AND key > ? ORDER BY key LIMIT 1 OFFSET ?";

/** The statements of one connection, shared by all readers on it. */
export class Connection {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();
  readonly #parsed = new RecentValues<readonly unknown[]>(keptCharacters);
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

  /** One parsed entry; undefined, if there is none. The languages of a page are rendered one after another, and many pages
   * name the same ones. */
  entry<Value>(sql: string, ...values: readonly (string | number)[]): Value | undefined {
    return this.range(sql, ...values)[0] as Value | undefined;
  }

  /** What a range of a list has, parsed: entries or summaries, as the query says. Many pages read the same few lists (price
   * lists, municipalities, the objects of what goes where). What was read last is cached; what is too large is not. */
  range(sql: string, ...values: readonly (string | number)[]): readonly unknown[] {
    const name = [sql, ...values].join('\n');
    const kept = this.#parsed.get(name);
    if (kept) return kept;
    const rows = this.rows(sql, ...values);
    const parsed = rows.map(({ json }) => trustedJson<unknown>(json));
    this.#parsed.add(
      name,
      parsed,
      rows.reduce((sum, { json }) => sum + json.length, name.length),
    );
    return parsed;
  }

  /** The summaries just before a key of a list with ASCII keys, nearest first.
   * @param count At most `stretchLength`. */
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

  /** The summaries at some indexes of a list, counted from 0. Pages of a list are read in order, so the end of
   * the last slice is remembered: skipping rows from the start takes longer for later pages. */
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

  /** The key at an index of a list, counted from 0. */
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
