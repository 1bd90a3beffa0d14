/** Reads entries of the published site in the form in which WordPress takes them over. */
import { existsSync } from 'node:fs';
import { parseJson } from '#platform/base/json.ts';
import { lookup } from '#platform/base/lookup.ts';
import { allRows, firstRow } from '#platform/base/statements.ts';
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
  return load(collections, stateDir, { type, from, until: from + takenAtOnce });
}

/** Stores all entries of all types, for functions, which have no database of the site. */
export function saveTakenEntries(collections: Collections, stateDir: string): void {
  const types = Object.keys(collections).flatMap((type) => {
    const all = load(collections, stateDir, { type, from: 0, until: Infinity });
    return all ? [[type, all.entries] as const] : [];
  });
  writeTakenEntries(stateDir, Object.fromEntries(types));
}

interface Wanted {
  readonly type: string;
  readonly from: number;
  readonly until: number;
}

/** Only what is asked for is parsed and converted: a server answers beside visitors. */
function load(
  collections: Collections,
  stateDir: string,
  { type, from, until }: Wanted,
): TakenEntries | undefined {
  const { kind, form } = lookup(collections, type) ?? {};
  // What editors write in WordPress only, such as notices, is there already.
  const isTaken = form !== undefined && form.hasText !== true;
  if (kind === undefined || !isTaken || !existsSync(stateFile(stateDir))) return undefined;
  const database = openDatabase(stateFile(stateDir), { isReadOnly: true });
  try {
    const ids = allRows<{ readonly id: string }>(database.prepare(idsSql), kind).map(({ id }) => id);
    const find = database.prepare('SELECT json FROM entry WHERE kind = ? AND id = ?');
    const read = (id: string) =>
      parseJson<Readonly<Record<string, unknown>>>(
        firstRow<{ readonly json: string }>(find, kind, id)?.json ?? '{}',
      );
    const isShared = Object.values(collections).filter((other) => other.kind === kind).length > 1;
    const own = isShared ? ids.filter((id) => typeOf(read(id), kind, collections) === type) : ids;
    return { total: own.length, entries: own.slice(from, until).map((id) => toTakenEntry(form, read(id))) };
  } finally {
    database.close();
  }
}

const idsSql = 'SELECT id FROM entry WHERE kind = ? ORDER BY id';

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
