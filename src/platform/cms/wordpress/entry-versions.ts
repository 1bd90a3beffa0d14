/** Which version of each entry of WordPress a sync has read, and which of these it has converted. The companion plugin tells versions;
 * without it, the time of the last change is one. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { allRows, firstRow, prepareAll } from '#platform/base/statements.ts';
import type { Locale } from '#platform/languages/locale.ts';

/** `converted`: the version of all entries of a translation group of which its row was made. */
export const entryVersionTable = `CREATE INDEX IF NOT EXISTS entry_id ON entry (id);
  CREATE TABLE IF NOT EXISTS converted (type TEXT, translationGroup INTEGER, version TEXT NOT NULL,
    PRIMARY KEY (type, translationGroup))`;

/** An entry as a sync has read it. */
export interface ReadEntry {
  readonly type: string;
  readonly id: number;
  readonly locale: Locale;
  /** Id of the Estonian entry; null for a translation of nothing. */
  readonly translationGroup: number | null;
  /** `modified_gmt`; null for an entry whose text nobody may read, such as one behind a password. */
  readonly modified: string | null;
  /** null as `modified`, and without the plugin. */
  readonly version: string | null;
}

export class EntryVersions {
  readonly #sql: Readonly<Record<keyof typeof entryVersionStatements, StatementSync>>;

  constructor(database: DatabaseSync) {
    this.#sql = prepareAll(database, entryVersionStatements);
  }

  /** @returns undefined for an id that the lists of WordPress do not have. */
  find(id: number): ReadEntry | undefined {
    return firstRow<ReadEntry>(this.#sql.find, id);
  }

  ids(): readonly number[] {
    return allRows<{ readonly id: number }>(this.#sql.ids).map(({ id }) => id);
  }

  /** All entries of a translation group. */
  members(type: string, translationGroup: number): readonly ReadEntry[] {
    return allRows<ReadEntry>(this.#sql.members, type, translationGroup);
  }

  /** @returns null for a group of no entries. */
  newest(type: string, translationGroup: number): string | null {
    return (
      firstRow<{ readonly version: string | null }>(this.#sql.newest, type, translationGroup)?.version ?? null
    );
  }

  /** Whether the row is of the newest version. */
  isConverted(type: string, translationGroup: number): boolean {
    const row = firstRow<{ readonly version: string }>(this.#sql.converted, type, translationGroup);
    return row !== undefined && row.version === this.newest(type, translationGroup);
  }

  /** Call this in the transaction that takes over the rows. */
  noteConverted(type: string, translationGroup: number): void {
    const version = this.newest(type, translationGroup);
    if (version === null) this.#sql.forget.run(type, translationGroup);
    else this.#sql.note.run(type, translationGroup, version);
  }
}

const fields = `type, id, locale, translationGroup, json ->> '$.modified_gmt' AS modified,
  json ->> '$.site_publisher_version' AS version`;

export const entryVersionStatements = {
  ids: 'SELECT id FROM entry ORDER BY id',
  find: `SELECT ${fields} FROM entry WHERE id = ?`,
  // The unary plus stops SQLite from reading all entries of the type in the order of their ids.
  members: `SELECT ${fields} FROM entry WHERE type = ? AND translationGroup = ? ORDER BY +id`,
  newest: `SELECT group_concat(id || ' ' ||
      coalesce(json ->> '$.site_publisher_version', json ->> '$.modified_gmt', ''), ',' ORDER BY id) AS version
    FROM entry WHERE type = ? AND translationGroup = ?`,
  converted: 'SELECT version FROM converted WHERE type = ? AND translationGroup = ?',
  note: 'INSERT OR REPLACE INTO converted VALUES (?, ?, ?)',
  forget: 'DELETE FROM converted WHERE type = ? AND translationGroup = ?',
} as const;
