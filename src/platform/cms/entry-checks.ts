/** Checks of entries beyond the schemas: whether what an entry refers to exists. WordPress's entries are checked when they come, so that
 * the previous ones stay; all entries before they are published. */
import type { EntryOf, Kind } from './export/export.ts';

export interface EntryChecks {
  /** Kinds whose entries they look for. */
  readonly needs?: readonly Kind[];
  /** Checks an entry of any kind, as JSON. When an entry that it needs changes, all are checked again. */
  readonly any?: (json: string, known: KnownEntries) => readonly EntryFault[];
  /** By the kind of the entry. */
  readonly kinds?: { readonly [Name in Kind]?: EntryCheck<EntryOf<Name>> };
}

type EntryCheck<Entry> = (entry: Entry, known: KnownEntries) => readonly EntryFault[];

/** What is wrong with a field, or with the entry: `ends before it begins.` */
export interface EntryFault {
  readonly field?: string;
  readonly message: string;
}

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
): readonly EntryFault[] => (has(to, id) ? [] : [{ field, message: `${String(id)} is no entry of ${to}.` }]);

export function periodFaults({
  from,
  until,
}: {
  readonly from: string;
  readonly until: string;
}): readonly EntryFault[] {
  return Date.parse(from) <= Date.parse(until)
    ? []
    : [{ message: `ends (${until}) before it begins (${from}).` }];
}

/** In one line, for editors. */
export const formatFault = ({ field, message }: EntryFault): string =>
  field === undefined ? `it ${message}` : `${field}: ${message}`;
