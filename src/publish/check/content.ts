import type { DatabaseSync } from 'node:sqlite';
import { messageOf } from '#base/result.ts';
import { trustedJson } from '#base/json.ts';
import type { KeyChange } from '#base/key-range.ts';
import { eachRow, firstRow } from '#base/sqlite.ts';
import { type ContentProblem, type EntryOf, type Kind, kindOfFile } from '#cms/export/export.ts';
import { articleSelector, scopeStyles } from '#cms/post-styles.ts';
import type { Locale } from '#model/locale.ts';
import { factsIn } from '#model/text.ts';

/** An entry and the file that contains it. */
export interface Placed<Name extends Kind> {
  readonly file: string;
  readonly entry: EntryOf<Name>;
}

/** All content, for checks that compare entries with each other. */
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

/** @param keyChanges What changed: only that is checked, unless the company figures themselves changed. */
export function checkTexts(content: Content, keyChanges: readonly KeyChange[]): readonly ContentProblem[] {
  const company = content.all('company')[0];
  if (!company)
    return content.isWhole('company')
      ? [{ file: 'company.json', message: 'there is no company entry.' }]
      : [];
  const entries = keyChanges
    .filter(({ list }) => list.startsWith('entry/'))
    .map(({ list, key }) => ({ kind: list.slice('entry/'.length), id: key }));
  const isAll = entries.some(({ kind }) => kind === 'company');
  return [
    ...content.texts(isAll ? undefined : entries).flatMap(({ kind, id, file, json }) => {
      const unknown = factsIn(json).filter((name) => !Object.hasOwn(company.entry.facts, name));
      return [...new Set(unknown)].map((name) => ({
        file,
        entry: `${kind} ${id}`,
        message: `names the figure {{${name}}}, which the company's facts do not have.`,
      }));
    }),
  ];
}

/** Reports post styles that are invalid CSS or too long. */
export function checkStyles(content: Content, keyChanges: readonly KeyChange[]): readonly ContentProblem[] {
  const posts = keyChanges
    .filter(({ list }) => list === 'entry/posts')
    .map(({ key }) => ({ kind: 'posts', id: key }));
  return [
    ...content.texts(posts).flatMap(({ file, json }) => {
      if (!json.includes('"inline_styles"')) return [];
      const entry = trustedJson<EntryOf<'posts'>>(json);
      try {
        scopeStyles(entry.styles?.inline_styles ?? '', articleSelector(entry.id));
        return [];
      } catch (cause) {
        const message = `cannot be used (${messageOf(cause)}).`;
        return [problem('posts', { file, entry }, { field: 'styles.inline_styles', message })];
      }
    }),
  ];
}
