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
  const all = loadAll(collections, stateDir, type);
  return all && { total: all.count, entries: all.toTaken(from, from + takenAtOnce) };
}

/** Stores all entries of all types, for functions, which have no database of the site. */
export function saveTakenEntries(collections: Collections, stateDir: string): void {
  const types = Object.keys(collections).flatMap((type) => {
    const all = loadAll(collections, stateDir, type);
    return all ? [[type, all.toTaken(0, all.count)] as const] : [];
  });
  writeTakenEntries(stateDir, Object.fromEntries(types));
}

interface LoadedEntries {
  readonly count: number;
  /** Only what is asked for is converted: a server answers beside visitors. */
  readonly toTaken: (from: number, until: number) => TakenEntries['entries'];
}

function loadAll(collections: Collections, stateDir: string, type: string): LoadedEntries | undefined {
  const { kind, form } = lookup(collections, type) ?? {};
  // What editors write in WordPress only, such as notices, is there already.
  const isTaken = form !== undefined && form.hasText !== true;
  if (kind === undefined || !isTaken || !existsSync(stateFile(stateDir))) return undefined;
  const database = openDatabase(stateFile(stateDir), { isReadOnly: true });
  try {
    const sql = 'SELECT json FROM entry WHERE kind = ? ORDER BY id';
    const entries = allRows<{ readonly json: string }>(database.prepare(sql), kind)
      .map(({ json }) => parseJson<Readonly<Record<string, unknown>>>(json))
      .filter((entry) => typeOf(entry, kind, collections) === type);
    return {
      count: entries.length,
      toTaken: (from, until) => entries.slice(from, until).map((entry) => toTakenEntry(form, entry)),
    };
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
