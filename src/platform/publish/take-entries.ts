/** Reads entries of the published site in the form in which WordPress takes them over. */
import { existsSync } from 'node:fs';
import { parseJson } from '#platform/base/json.ts';
import { lookup } from '#platform/base/lookup.ts';
import { allRows } from '#platform/base/statements.ts';
import type { Collection, Collections } from '#platform/cms/wordpress/collections.ts';
import { toTakenEntry } from '#platform/cms/wordpress/forms/entry-form.ts';
import { openDatabase } from '#platform/store/database.ts';
import { stateFile } from './state.ts';
import { takenAtOnce, type TakenEntries, writeTakenEntries } from './taken-entries.ts';

/** @param from How many to leave out.
 * @returns undefined for a type that takes nothing over, and before the first publish. */
export function loadTakenEntries(
  collections: Collections,
  stateDir: string,
  { type, from }: { readonly type: string; readonly from: number },
): TakenEntries | undefined {
  const entries = loadAll(collections, stateDir, type);
  return entries && { total: entries.length, entries: entries.slice(from, from + takenAtOnce) };
}

/** Stores all entries of all types, for functions, which have no database of the site. */
export function saveTakenEntries(collections: Collections, stateDir: string): void {
  const types = Object.keys(collections).flatMap((type) => {
    const entries = loadAll(collections, stateDir, type);
    return entries ? [[type, entries] as const] : [];
  });
  writeTakenEntries(stateDir, Object.fromEntries(types));
}

function loadAll(
  collections: Collections,
  stateDir: string,
  type: string,
): TakenEntries['entries'] | undefined {
  const { kind, form } = lookup(collections, type) ?? {};
  // What editors write in WordPress only, such as notices, is there already.
  const isTaken = form !== undefined && form.hasText !== true;
  if (kind === undefined || !isTaken || !existsSync(stateFile(stateDir))) return undefined;
  const database = openDatabase(stateFile(stateDir), { isReadOnly: true });
  try {
    const sql = 'SELECT json FROM entry WHERE kind = ? ORDER BY id';
    const rows = allRows<{ readonly json: string }>(database.prepare(sql), kind);
    return rows
      .map(({ json }) => parseJson<Readonly<Record<string, unknown>>>(json))
      .filter((entry) => typeOf(entry, kind, collections) === type)
      .map((entry) => toTakenEntry(form, entry));
  } finally {
    database.close();
  }
}

/** Where two types have the entries of one kind, what an entry of a type is by itself decides. */
function typeOf(
  entry: Readonly<Record<string, unknown>>,
  kind: Collection['kind'],
  collections: Collections,
): string | undefined {
  const types = Object.entries(collections).filter(([, other]) => other.kind === kind);
  const own = types.find(([, { form }]) =>
    Object.entries(form?.defaults ?? {}).every(([name, value]) => lookup(entry, name) === value),
  );
  return (own ?? types[0])?.[0];
}
