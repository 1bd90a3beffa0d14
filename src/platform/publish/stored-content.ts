/** The stored content, for checks that compare entries with each other. */
import type { DatabaseSync } from 'node:sqlite';
import { trustedJson } from '#platform/base/json.ts';
import { eachRow, firstRow } from '#platform/base/statements.ts';
import type { EntryOf, Kind } from '#platform/cms/export/export.ts';
import { type ContentProblem, kindOfFile } from '#platform/cms/export/parse-file.ts';
import type { Locale } from '#platform/languages/locale.ts';

/** An entry and the file that contains it. */
export interface Placed<Name extends Kind> {
  readonly file: string;
  readonly entry: EntryOf<Name>;
}

export class Content {
  readonly #database: DatabaseSync;
  /** Entries (`offices 3`) and kinds (`offices`) that could not be read: references to them are not checked. */
  readonly #unread: ReadonlySet<string>;
  readonly #cached = new Map<Kind, readonly Placed<Kind>[]>();

  /** @param problems Problems found so far.
   * @param foreignKinds Kinds maintained outside this site: their entries may disappear, so a reference to a
   * missing one is not an error. */
  constructor(
    database: DatabaseSync,
    problems: readonly ContentProblem[] = [],
    foreignKinds: readonly Kind[] = [],
  ) {
    this.#database = database;
    this.#unread = new Set([
      ...problems.map(({ file, entry }) => entry ?? kindOfFile(file)),
      ...foreignKinds,
    ]);
  }

  /** Whether all entries of a kind could be read, so that an entry not found does not exist. */
  isWhole(kind: Kind): boolean {
    return ![...this.#unread].some((name) => name.split(' ')[0] === kind);
  }

  all<Name extends Kind>(kind: Name): readonly Placed<Name>[] {
    let placed = this.#cached.get(kind);
    if (!placed) {
      const rows = this.#database
        .prepare('SELECT file, json FROM entry WHERE kind = ? ORDER BY file, number')
        .all(kind);
      placed = rows.map((row) => ({
        file: String(row.file),
        entry: trustedJson<EntryOf<Kind>>(String(row.json)),
      }));
      this.#cached.set(kind, placed);
    }
    return placed;
  }

  /** Iterates over the entries of a kind, so that a large site is never in memory at once. */
  *each<Name extends Kind>(kind: Name): Generator<Placed<Name>> {
    const rows = this.#database.prepare('SELECT file, json FROM entry WHERE kind = ? ORDER BY number');
    for (const { file, json } of rows.iterate(kind)) {
      yield { file: String(file), entry: trustedJson<EntryOf<Name>>(String(json)) };
    }
  }

  has(kind: Kind, id: string | number): boolean {
    if (this.#unread.has(kind) || this.#unread.has(`${kind} ${String(id)}`)) return true;
    return (
      this.#database.prepare('SELECT 1 FROM entry WHERE kind = ? AND id = ?').get(kind, String(id)) !==
      undefined
    );
  }

  /** Whether a published or scheduled article has this slug. */
  hasSlug(slug: string): boolean {
    return (
      this.#database.prepare("SELECT 1 FROM position WHERE list = 'slugs' AND key = ?").get(slug) !==
      undefined
    );
  }

  /** Iterates over entries, so that a large site is never in memory at once.
   * @param ids Entries of an import; absent: all entries that refer to a company figure. */
  *texts(ids?: Iterable<{ readonly kind: string; readonly id: string }>): Generator<StoredText> {
    const columns = 'SELECT kind, id, file, json FROM entry';
    if (!ids) {
      yield* eachRow<StoredText>(this.#database.prepare(`${columns} WHERE json LIKE '%{{%'`));
      return;
    }
    const find = this.#database.prepare(`${columns} WHERE kind = ? AND id = ?`);
    for (const { kind, id } of ids) {
      const row = firstRow<StoredText>(find, kind, id);
      if (row) yield row;
    }
  }
}

interface StoredText {
  readonly kind: Kind;
  readonly id: string;
  readonly file: string;
  readonly json: string;
}

export function problem(
  kind: Kind,
  { file, entry }: Placed<Kind>,
  what: { readonly field?: string; readonly locale?: Locale; readonly message: string },
): ContentProblem {
  return { file, entry: `${kind} ${String(entry.id)}`, ...what };
}
