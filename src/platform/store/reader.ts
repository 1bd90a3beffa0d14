/** Reads entries and records every read as a key range. There is no other way to the entries, so the recorded
 * dependencies are complete. */
import { trustedJson } from '#platform/base/json.ts';
import type { KeyRange } from '#platform/base/key-range.ts';
import type { EntryOf, Kind } from '#platform/cms/export/export.ts';
import { Connection, type Row, summariesOf } from './entry-rows.ts';
import { lastKey } from './lists.ts';

const entriesOf = 'SELECT key, json FROM position JOIN entry ON number = entry WHERE list = ?';

/** Records the dependencies of one query: create a new reader for each query. */
export class Reader {
  readonly #connection: Connection;
  readonly #ranges: KeyRange[] = [];

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Key ranges read so far. */
  get dependencies(): readonly KeyRange[] {
    return this.#ranges;
  }

  /** The entry with an id, or undefined. */
  entry<Name extends Kind>(kind: Name, id: string | number): EntryOf<Name> | undefined {
    this.#saw(`entry/${kind}`, String(id), String(id));
    return this.#connection.entry(
      "SELECT '' AS key, json FROM entry WHERE kind = ? AND id = ?",
      kind,
      String(id),
    );
  }

  /** The entry at a key of a list of whole entries, not of summaries (a post by its slug). */
  at<Name extends Kind>(_kind: Name, list: string, key: string): EntryOf<Name> | undefined {
    this.#saw(list, key, key);
    return this.#connection.entry(`${entriesOf} AND key = ?`, list, key);
  }

  /** All entries of a list whose keys lie in a range, in order. The list is of whole entries, not of summaries. */
  range<Name extends Kind>(
    _kind: Name,
    list: string,
    { from = '', until = lastKey } = {},
  ): readonly EntryOf<Name>[] {
    this.#saw(list, from, until);
    return this.#connection.range(
      `${entriesOf} AND key BETWEEN ? AND ? ORDER BY key`,
      list,
      from,
      until,
    ) as readonly EntryOf<Name>[];
  }

  /** All summaries of a list whose keys lie in a range, in order. */
  summaries<Summary>(list: string, { from = '', until = lastKey } = {}): readonly Summary[] {
    this.#saw(list, from, until);
    return this.#connection.range(
      `${summariesOf} AND position.key BETWEEN ? AND ? ORDER BY position.key`,
      list,
      from,
      until,
    ) as readonly Summary[];
  }

  /** All keys of a list, in order. */
  keys(list: string): readonly string[] {
    this.#saw(`#${list}`, '', lastKey);
    const sql = "SELECT key, '' AS json FROM position WHERE list = ? ORDER BY key";
    return this.#connection.rows(sql, list).map(({ key }) => key);
  }

  /** The greatest key of a list that is less than another. */
  keyBefore(list: string, key: string): string | undefined {
    const sql = "SELECT key, '' AS json FROM position WHERE list = ? AND key < ? ORDER BY key DESC LIMIT 1";
    const [row] = this.#connection.rows(sql, list, key);
    this.#saw(`#${list}`, row?.key ?? '', key);
    return row?.key;
  }

  /** The least key of a list that is greater than another. */
  keyAfter(list: string, key: string): string | undefined {
    const sql = "SELECT key, '' AS json FROM position WHERE list = ? AND key > ? ORDER BY key LIMIT 1";
    const [row] = this.#connection.rows(sql, list, key);
    this.#saw(`#${list}`, key, row?.key ?? lastKey);
    return row?.key;
  }

  /** Whether a range of a list has more than `count` keys. */
  hasMore(
    list: string,
    { from, until }: { readonly from: string; readonly until: string },
    count: number,
  ): boolean {
    const sql =
      "SELECT key, '' AS json FROM position WHERE list = ? AND key BETWEEN ? AND ? ORDER BY key LIMIT 1 OFFSET ?";
    const [row] = this.#connection.rows(sql, list, from, until, count);
    this.#saw(`#${list}`, from, row?.key ?? until);
    return row !== undefined;
  }

  /** The last summaries of a list, last first. */
  newest<Summary>(list: string, count: number): readonly Summary[] {
    const rows = this.#connection.rows(`${summariesOf} ORDER BY key DESC LIMIT ?`, list, count);
    this.#saw(list, rows.length < count ? '' : (rows.at(-1)?.key ?? ''), lastKey);
    return parse(rows);
  }

  /** The summaries just before a key of a list, nearest first. */
  preceding<Summary>(
    list: string,
    { key, count }: { readonly key: string; readonly count: number },
  ): readonly Summary[] {
    const rows = this.#connection.before(list, key, count);
    this.#saw(list, rows.length < count ? '' : (rows.at(-1)?.key ?? ''), key);
    return rows.map(({ value }) => value as Summary);
  }

  /** Summaries by index in a list, counted from 0.
   * @param until Index after the last summary. */
  slice<Summary>(
    list: string,
    { from, until }: { readonly from: number; readonly until: number },
  ): readonly Summary[] {
    const rows = this.#connection.slice(list, { from, count: until - from });
    const last = rows.length < until - from ? lastKey : (rows.at(-1)?.key ?? lastKey);
    this.#saw(list, rows[0]?.key ?? '', last);
    // Adding or removing any entry before the slice shifts it.
    this.#saw(`#${list}`, '', last);
    return rows.map(({ value }) => value as Summary);
  }

  /** Whether a list has an entry at an index, counted from 0. */
  has(list: string, place: number): boolean {
    const key = this.#connection.keyAt(list, place);
    this.#saw(`#${list}`, '', key ?? lastKey);
    return key !== undefined;
  }

  /** Number of entries in a list. */
  count(list: string): number {
    this.#saw(`#${list}`, '', lastKey);
    const [row] = this.#connection.rows("SELECT '' AS key, value AS json FROM length WHERE list = ?", list);
    return row ? Number(row.json) : 0;
  }

  /** Digest of all entries: every content change changes it. */
  contentDigest(): string {
    this.#saw('*', '', lastKey);
    const [row] = this.#connection.rows(
      "SELECT '' AS key, value AS json FROM setting WHERE name = 'content'",
    );
    return row?.json ?? '';
  }

  /** Number of entries of each kind. */
  countKinds(kinds: readonly string[]): Readonly<Record<string, number>> {
    this.#saw('*', '', lastKey);
    const rows = this.#connection.rows('SELECT kind AS key, count(*) AS json FROM entry GROUP BY kind');
    const counts = new Map(rows.map(({ key, json }) => [key, Number(json)]));
    return Object.fromEntries(kinds.map((kind) => [kind, counts.get(kind) ?? 0]));
  }

  /** A value that the publisher sets and that is not content (the commit). */
  setting(name: string): string {
    this.#saw('setting', name, name);
    const [row] = this.#connection.rows("SELECT '' AS key, value AS json FROM setting WHERE name = ?", name);
    return row?.json ?? '';
  }

  #saw(list: string, from: string, until: string): void {
    this.#ranges.push({ list, from, until });
  }
}

function parse<Value>(rows: readonly Row[]): readonly Value[] {
  return rows.map(({ json }) => trustedJson<Value>(json));
}
