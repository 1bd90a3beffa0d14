/** Checks of entries beyond the schemas: whether what an entry refers to exists. WordPress's entries are checked when they come, so that
 * the previous ones stay; all entries before they are published. */
import type { EntryOf, Kind } from './export/export.ts';
import { type Note, toNote } from '#platform/notes/note.ts';

export interface EntryChecks {
  /** Kinds whose entries they look for. */
  readonly needs?: readonly Kind[];
  /** Checks an entry of any kind, as JSON. When an entry that it needs changes, all are checked again. */
  readonly any?: (json: string, known: KnownEntries) => readonly Note[];
  /** By the kind of the entry. */
  readonly kinds?: { readonly [Name in Kind]?: EntryCheck<EntryOf<Name>> };
}

type EntryCheck<Entry> = (entry: Entry, known: KnownEntries) => readonly Note[];

/** The other entries, and the pages. */
export interface KnownEntries {
  readonly has: (kind: Kind, id: string | number) => boolean;
  readonly all: <Name extends Kind>(kind: Name) => readonly EntryOf<Name>[];
  /** Whether there is a page (or an old address) at a path. */
  readonly isPage: (address: string) => boolean;
}

/** @returns A fault unless there is such an entry. */
export const referenceFaults = (
  { has }: KnownEntries,
  field: string,
  [to, id]: readonly [to: Kind, id: string | number],
): readonly Note[] => (has(to, id) ? [] : [{ ...toNote('reference-unknown', { id }), field }]);

export function periodFaults({
  from,
  until,
}: {
  readonly from: string;
  readonly until: string;
}): readonly Note[] {
  return Date.parse(from) <= Date.parse(until) ? [] : [toNote('ends-before-it-begins', { from, until })];
}
