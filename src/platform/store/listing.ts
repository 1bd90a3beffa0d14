/** In which ordered lists an entry stands, and at which keys. An entry can only be found by its id or through a list, so every
 * dependency of a page is a key or a key range. */
import type { EntryOf, Kind } from '#platform/cms/export/kinds.ts';

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

/** A list of all entries of a kind by their ids. */
export const byId = (list: string) => ({
  positions: (entry: { readonly id: string | number }): readonly Position[] => [
    { list, key: idKey(entry.id) },
  ],
});

const idKey = (id: string | number): string => (typeof id === 'number' ? numberKey(id * 100) : id);

/** Lists of the kinds of the platform, but for articles, of which each site makes lists of its own. */
export const platformLists = {
  menus: byId('menus'),
  pages: byId('pages'),
  redirects: byId('redirects'),
};
