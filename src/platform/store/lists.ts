/** The ordered lists of entries. An entry can only be found by its id or through a list, so every dependency of a page is a key or
 * a key range. In which lists an entry stands is said by whoever has its kind. */
import type { DatabaseSync } from 'node:sqlite';
import { type Digest, digest } from '#platform/base/digest.ts';
import type { EntryOf, Kind } from '#platform/cms/export/export.ts';
import type { ParsedEntry } from '#platform/cms/export/parse-file.ts';

export interface Position {
  readonly list: string;
  readonly key: string;
  /** Variant of the summary that the list shows; absent: the entry itself. */
  readonly variant?: string;
}

export interface Listing<Entry> {
  /** Positions of the entry in lists at this instant. */
  readonly positions: (entry: Entry, now: number) => readonly Position[];
  /** Instants at which the result of `positions` changes. */
  readonly boundaries?: (entry: Entry) => readonly number[];
  /** Summaries of the entry for lists, by variant. A list that uses a variant changes only with that summary. */
  readonly summaries?: (entry: Entry) => Readonly<Record<string, unknown>>;
}

/** Lists of each kind of the site. */
export type Listings = { readonly [Name in Kind]: Listing<EntryOf<Name>> };

/** Sorts after every key. */
export const lastKey = '\u{10ffff}';

/** Key that sorts in numeric order. */
export const numberKey = (value: number): string => String(value).padStart(10, '0');

/** The id at the end of a key, behind what the list is sorted by. */
export const idOfKey = (key: string): number => Number(key.slice(key.lastIndexOf('/') + 1));

/** A list of all entries of a kind by their ids. */
export const byId = (list: string) => ({
  positions: (entry: { readonly id: string | number }): readonly Position[] => [
    { list, key: idKey(entry.id) },
  ],
});

/** A number may be a capacity with two decimals. */
const idKey = (id: string | number): string =>
  typeof id === 'number' ? numberKey(Math.round(id * 100)) : id;

/** Lists of the kinds of the platform; a site that shows articles makes lists of its own. */
export const platformLists = {
  menus: byId('menus'),
  pages: byId('pages'),
  posts: { positions: () => [] },
  redirects: byId('redirects'),
};

/** Lists and time that decide in which lists an entry is. */
export interface ListingContext {
  readonly lists: Listings;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** An entry with everything that the store derives from it. Workers compute it. */
export interface PreparedEntry {
  readonly kind: Kind;
  readonly id: string;
  readonly json: string;
  readonly digest: Digest;
  readonly positions: readonly Position[];
  readonly boundaries: readonly number[];
  /** JSON by variant. */
  readonly summaries: Readonly<Record<string, string>>;
}

export function prepareEntry({ kind, id, value }: ParsedEntry, context: ListingContext): PreparedEntry {
  const json = JSON.stringify(value);
  return {
    kind,
    id: String(id),
    json,
    digest: digest(json),
    ...listEntry({ kind, id: String(id), json }, value, context),
    summaries: summarize(context.lists[kind], value),
  };
}

/** Returns the positions of an entry at an instant.
 * @param value The entry as parsed by the schema of its kind; the kind determines its type. */
export function listEntry(
  { kind, id, json }: Pick<PreparedEntry, 'kind' | 'id' | 'json'>,
  value: unknown,
  { lists, now }: ListingContext,
): { readonly positions: readonly Position[]; readonly boundaries: readonly number[] } {
  const listing: Listing<never> = lists[kind];
  const entry = value as never;
  const media = mediaIn(json).map((folder) => ({ list: mediaList, key: `${folder}/${kind}/${id}` }));
  return {
    positions: [...listing.positions(entry, now), ...media],
    boundaries: listing.boundaries?.(entry) ?? [],
  };
}

/** Lists folders of pictures and documents, with the entries that name them. */
const mediaList = 'media';

function mediaIn(json: string): readonly string[] {
  if (!json.includes('/media/')) return [];
  return [...new Set([...json.matchAll(/\/media\/([\w-]+)\//gu)].map(([, folder = '']) => folder))];
}

/** Folders of pictures and documents that any entry names. */
export function namedMedia(database: DatabaseSync): ReadonlySet<string> {
  const rows = database
    .prepare("SELECT DISTINCT substr(key, 1, instr(key, '/') - 1) AS folder FROM position WHERE list = ?")
    .all(mediaList);
  return new Set(rows.map(({ folder }) => String(folder)));
}

function summarize(listing: Listing<never>, value: unknown): Readonly<Record<string, string>> {
  const summaries = listing.summaries?.(value as never) ?? {};
  return Object.fromEntries(
    Object.entries(summaries).map(([variant, summary]) => [variant, JSON.stringify(summary)]),
  );
}
