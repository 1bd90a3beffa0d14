/** Which version of each file of the media library a sync has read, and whether what shows it is made of that version. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { parseJson } from '#platform/base/json.ts';
import { allRows, firstRow, prepareAll } from '#platform/base/statements.ts';
import { toUploadName } from './media-records.ts';
import { type WpMedia, wpMediaSchema } from './wp-entry.ts';

interface ReadFile {
  readonly version: string;
  /** Whether every entry that shows it is converted since. */
  readonly isTaken: boolean;
}

export class FileVersions {
  readonly #sql: Readonly<Record<keyof typeof statements, StatementSync>>;

  constructor(database: DatabaseSync) {
    this.#sql = prepareAll(database, statements);
  }

  ids(): readonly number[] {
    return allRows<{ readonly id: number }>(this.#sql.ids).map(({ id }) => id);
  }

  /** @returns undefined for a file that no entry shows. */
  find(id: number): ReadFile | undefined {
    const row = firstRow<{ readonly json: string }>(this.#sql.find, `media/${id}`);
    const file = row && wpMediaSchema.safeParse(parseJson(row.json)).data;
    if (!file) return undefined;
    const names = [`media/${id}`, `upload/${toUploadName(file)}`] as const;
    if (!firstRow(this.#sql.shown, ...names)) return undefined;
    return { version: fileVersion(file), isTaken: !firstRow(this.#sql.waiting, ...names) };
  }
}

/** As the companion plugin says it: an edit changes the time, another file under the same name its size. */
const fileVersion = ({ modified_gmt: modified, media_details: { filesize } }: WpMedia): string =>
  `${modified} ${filesize ?? ''}`;

const statements = {
  ids: "SELECT CAST(substr(name, 7) AS INTEGER) AS id FROM kept WHERE name >= 'media/' AND name < 'media0' ORDER BY id",
  find: 'SELECT json FROM kept WHERE name = ?',
  shown: 'SELECT 1 FROM reference WHERE what IN (?, ?) LIMIT 1',
  waiting: `SELECT 1 FROM reference JOIN entry USING (type, id) JOIN dirty USING (type, translationGroup)
    WHERE what IN (?, ?) LIMIT 1`,
} as const;
