/** The last known content of WordPress, kept beside what was made of it so that a sync asks only for changes. Entries to
 * convert again because of a change are marked in the same transaction as the change; the mark is removed in the
 * transaction that takes over the converted entry. */
import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import { parseJson, trustedJson } from '#platform/base/json.ts';
import { inTransaction, openPrivateDatabase } from '#platform/base/sqlite.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { SyncedContent, syncedFile, syncedTables } from '../synced-content.ts';
import { articleTable, ArticleTable } from './article-table.ts';
import { ContentDrafts } from './content-drafts.ts';
import { entryVersionTable, EntryVersions } from './entry-versions.ts';
import type { ProvenGone } from './deletions.ts';
import type { Links, WpEntry } from './wp-entry.ts';

/** Beside the rows of the synced content, which nothing else has: another form of these tables must leave those alone. */
const tables = `CREATE TABLE IF NOT EXISTS entry (type TEXT, id INTEGER, locale TEXT, slug TEXT, mark TEXT, links TEXT,
    translationGroup INTEGER, json TEXT, PRIMARY KEY (type, id));
  CREATE INDEX IF NOT EXISTS entry_family ON entry (type, translationGroup);
  CREATE INDEX IF NOT EXISTS entry_slug ON entry (slug);
  CREATE TABLE IF NOT EXISTS reference (type TEXT, id INTEGER, what TEXT, PRIMARY KEY (type, id, what));
  CREATE INDEX IF NOT EXISTS reference_what ON reference (what);
  CREATE TABLE IF NOT EXISTS dirty (type TEXT, translationGroup INTEGER, PRIMARY KEY (type, translationGroup));
  ${articleTable};
  ${entryVersionTable}`;

export interface MirrorRow {
  readonly type: string;
  readonly id: number;
  readonly locale: Locale;
  readonly slug: string;
  readonly links: Links;
  /** The Estonian entry that it is a translation of, or itself. */
  readonly translationGroup: number | undefined;
}

export class Mirror {
  readonly articles: ArticleTable;
  /** What was made of the entries. */
  readonly content: SyncedContent;
  readonly drafts: ContentDrafts;
  readonly versions: EntryVersions;
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  /** @param folder Folder of the synced content. */
  constructor(folder: string) {
    this.#database = openPrivateDatabase(syncedFile(folder), syncedTables + tables);
    this.content = new SyncedContent(this.#database);
    this.drafts = new ContentDrafts(this.#database);
    this.versions = new EntryVersions(this.#database);
    this.articles = new ArticleTable((sql) => this.#prepare(sql));
  }

  close(): void {
    this.#database.close();
  }

  /** Runs a transaction. */
  transaction(change: () => void): void {
    inTransaction(this.#database, change);
  }

  /** Marks of the last inventory by id. */
  marks(type: string): ReadonlyMap<number, string> {
    const rows = this.#prepare('SELECT id, mark FROM entry WHERE type = ?').all(type);
    return new Map(rows.map((row) => [Number(row.id), String(row.mark)]));
  }

  /** @param entry undefined for a password-protected entry, which has no readers.
   * @param references What its text refers to: `slug/…`, `media/…`. */
  put(
    row: Omit<MirrorRow, 'translationGroup' | 'links'> & { readonly mark: string },
    entry: WpEntry | undefined,
    references: readonly string[],
  ): void {
    const { type, id, locale, slug, mark } = row;
    this.#run(
      `INSERT INTO entry (type, id, locale, slug, mark, links, json) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (type, id) DO UPDATE SET locale = excluded.locale, slug = excluded.slug, mark = excluded.mark,
       links = excluded.links, json = excluded.json`,
      type,
      id,
      locale,
      slug,
      mark,
      JSON.stringify(entry?.wpml_translations ?? {}),
      entry ? JSON.stringify(entry) : null,
    );
    this.refer({ type, id }, references);
  }

  /** Replaces what an entry refers to. */
  refer({ type, id }: Pick<MirrorRow, 'type' | 'id'>, references: readonly string[]): void {
    this.#run('DELETE FROM reference WHERE type = ? AND id = ?', type, id);
    for (const what of new Set(references))
      this.#run('INSERT INTO reference VALUES (?, ?, ?)', type, id, what);
  }

  /** Every entry as WordPress sent it. */
  *entries(): Iterable<{ readonly type: string; readonly id: number; readonly entry: WpEntry }> {
    const all = this.#prepare('SELECT type, id FROM entry WHERE json IS NOT NULL').all();
    const find = this.#prepare('SELECT json FROM entry WHERE type = ? AND id = ?');
    for (const { type, id } of all) {
      const json = find.get(String(type), Number(id))?.json;
      yield { type: String(type), id: Number(id), entry: trustedJson<WpEntry>(String(json)) };
    }
  }

  remove({ type, id }: ProvenGone): void {
    this.#run('DELETE FROM entry WHERE type = ? AND id = ?', type, id);
    this.#run('DELETE FROM reference WHERE type = ? AND id = ?', type, id);
  }

  rows(type: string): readonly MirrorRow[] {
    const rows = this.#prepare(
      'SELECT id, locale, slug, links, translationGroup FROM entry WHERE type = ? AND json IS NOT NULL ORDER BY id',
    ).all(type);
    return rows.map((row) => toRow(type, row));
  }

  /** Sorted by id, like `rows`. */
  findRows(type: string, ids: ReadonlySet<number>): readonly MirrorRow[] {
    const find = this.#prepare(
      'SELECT id, locale, slug, links, translationGroup FROM entry WHERE type = ? AND id = ? AND json IS NOT NULL',
    );
    const sorted = [...ids].sort((a, b) => a - b);
    return sorted.flatMap((id) => find.all(type, id).map((row) => toRow(type, row)));
  }

  /** Ids of the entries that an entry links to as its translations, that link to it, or that share its slug or its
   * translation group. */
  related(type: string, id: number): readonly number[] {
    const what = toTranslationKey(id);
    // The unary plus and the missing ORDER BY stop SQLite from scanning all entries of the type.
    const rows = this.#prepare(
      `SELECT CAST(substr(what, ${toTranslationKey('').length + 1}) AS INTEGER) AS id FROM reference
         WHERE type = :type AND id = :id AND what >= '${toTranslationKey('')}' AND what < '${toTranslationKey('')}:'
       UNION ALL SELECT id FROM reference WHERE what = :what AND +type = :type
       UNION ALL SELECT other.id FROM entry JOIN entry AS other ON other.type = entry.type AND other.translationGroup = entry.translationGroup
         WHERE entry.type = :type AND entry.id = :id
       UNION ALL SELECT other.id FROM entry JOIN entry AS other ON other.slug = entry.slug AND +other.type = entry.type
         WHERE entry.type = :type AND entry.id = :id`,
    ).all({ type, id, what });
    return rows.map((row) => Number(row.id));
  }

  /** Entries without an Estonian original. */
  orphans(type: string): readonly Pick<MirrorRow, 'id' | 'locale'>[] {
    const rows = this.#prepare(
      'SELECT id, locale FROM entry WHERE type = ? AND translationGroup IS NULL AND json IS NOT NULL ORDER BY id',
    ).all(type);
    return rows.map((row) => ({ id: Number(row.id), locale: String(row.locale) as Locale }));
  }

  row(type: string, id: number): Pick<MirrorRow, 'translationGroup' | 'slug' | 'locale'> | undefined {
    const row = this.#prepare(
      'SELECT translationGroup, slug, locale FROM entry WHERE type = ? AND id = ?',
    ).get(type, id);
    if (!row) return undefined;
    const translationGroup = row.translationGroup === null ? undefined : Number(row.translationGroup);
    return { translationGroup, slug: String(row.slug), locale: String(row.locale) as Locale };
  }

  setTranslationGroup(type: string, id: number, translationGroup: number | undefined): void {
    this.#run(
      'UPDATE entry SET translationGroup = ? WHERE type = ? AND id = ?',
      translationGroup ?? null,
      type,
      id,
    );
  }

  /** The entries of a translation group by language; empty when the group no longer exists. */
  translationGroup(type: string, translationGroup: number): ReadonlyMap<Locale, WpEntry> {
    const rows = this.#prepare(
      'SELECT locale, json FROM entry WHERE type = ? AND translationGroup = ? AND json IS NOT NULL',
    ).all(type, translationGroup);
    return new Map(rows.map((row) => [String(row.locale) as Locale, trustedJson<WpEntry>(String(row.json))]));
  }

  markDirty(type: string, translationGroup: number): void {
    this.#run('INSERT OR IGNORE INTO dirty VALUES (?, ?)', type, translationGroup);
  }

  markAllDirty(): void {
    this.#run(
      'INSERT OR IGNORE INTO dirty SELECT type, translationGroup FROM entry WHERE translationGroup IS NOT NULL',
    );
  }

  /** Marks the translation groups whose text refers to something. */
  markReferring(what: string): void {
    this.#run(
      `INSERT OR IGNORE INTO dirty SELECT entry.type, entry.translationGroup FROM reference
       JOIN entry USING (type, id) WHERE what = ? AND translationGroup IS NOT NULL`,
      what,
    );
  }

  /** Marks the translation groups whose texts link to a post. */
  markLinking({ id, slug }: Pick<MirrorRow, 'id' | 'slug'>): void {
    this.markReferring(`slug/${slug}`);
    this.markReferring(`post/${id}`);
  }

  /** Translation groups that need to be written. */
  dirty(): readonly { readonly type: string; readonly translationGroup: number }[] {
    const rows = this.#prepare(
      'SELECT type, translationGroup FROM dirty ORDER BY type, translationGroup',
    ).all();
    return rows.map((row) => ({ type: String(row.type), translationGroup: Number(row.translationGroup) }));
  }

  clean(type: string, translationGroup: number): void {
    this.#run('DELETE FROM dirty WHERE type = ? AND translationGroup = ?', type, translationGroup);
  }

  /** Names that texts refer to with a prefix such as `media/`, without the prefix. */
  references(sort: string): readonly string[] {
    const rows = this.#prepare('SELECT DISTINCT what FROM reference WHERE what >= ? AND what < ?').all(
      sort,
      `${sort}\u{10ffff}`,
    );
    return rows.map((row) => String(row.what).slice(sort.length));
  }

  /** Other values to keep; the caller knows their form. */
  read(name: string): unknown {
    const row = this.#prepare('SELECT json FROM kept WHERE name = ?').get(name);
    return row && parseJson(String(row.json));
  }

  /** Names of other values with a prefix such as `media/`, without the prefix. */
  names(prefix: string): readonly string[] {
    const rows = this.#prepare('SELECT name FROM kept WHERE name >= ? AND name < ? ORDER BY name').all(
      prefix,
      `${prefix}\u{10ffff}`,
    );
    return rows.map((row) => String(row.name).slice(prefix.length));
  }

  write(name: string, value: unknown): void {
    this.#run('INSERT OR REPLACE INTO kept VALUES (?, ?)', name, JSON.stringify(value));
  }

  forget(name: string): void {
    this.#run('DELETE FROM kept WHERE name = ?', name);
  }

  /** Each statement is prepared once, since there are as many calls as entries. */
  #prepare(sql: string): StatementSync {
    const prepared = this.#statements.get(sql) ?? this.#database.prepare(sql);
    this.#statements.set(sql, prepared);
    return prepared;
  }

  #run(sql: string, ...values: readonly (string | number | null)[]): void {
    this.#prepare(sql).run(...values);
  }
}

/** The reference that a text uses for a translation of the entry. */
export const toTranslationKey = (id: number | ''): string => `translation/${String(id)}`;

function toRow(type: string, row: Readonly<Record<string, SQLOutputValue>>): MirrorRow {
  return {
    type,
    id: Number(row.id),
    locale: String(row.locale) as Locale,
    slug: String(row.slug),
    links: trustedJson<Links>(String(row.links)),
    translationGroup: row.translationGroup === null ? undefined : Number(row.translationGroup),
  };
}
