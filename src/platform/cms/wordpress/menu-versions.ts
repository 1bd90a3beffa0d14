/** Which version of each menu a sync has read, as the companion plugin names it in each item. */
import type { DatabaseSync } from 'node:sqlite';
import { parseJson } from '#platform/base/json.ts';
import { firstRow } from '#platform/base/statements.ts';
import { languages, type Locale, locales } from '#platform/languages/locale.ts';
import type { Mirror } from './mirror.ts';
import { versionField } from './wp-entry.ts';

/** Path of the menu of a language. */
export const menuPath = (locale: Locale): string => `menus/${languages[locale].menuId}.json`;

/** Type of the notes about a menu. */
export const menuNote = (id: number): string => `menu ${id}`;

const keptName = (locale: Locale): string => `menu-version/${languages[locale].menuId}`;

/** Call this in the transaction that takes over the menus.
 * @param sent Items of each menu; without the plugin they have no version. */
export function noteMenuVersions(
  mirror: Mirror,
  sent: ReadonlyMap<Locale, readonly Readonly<Record<string, unknown>>[]>,
): void {
  for (const [locale, [first]] of sent) {
    const version = first?.[versionField];
    mirror.write(keptName(locale), typeof version === 'string' ? version : '');
  }
}

/** @param database Of the synced content. */
export function menuVersions(database: DatabaseSync): ReadonlyMap<Locale, string> {
  const find = database.prepare('SELECT json FROM kept WHERE name = ?');
  return new Map(
    locales.flatMap((locale) => {
      const row = firstRow<{ readonly json: string }>(find, keptName(locale));
      return row ? [[locale, String(parseJson(row.json))] as const] : [];
    }),
  );
}
