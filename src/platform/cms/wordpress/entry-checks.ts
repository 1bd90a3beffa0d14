import type { EntryOf, Kind } from '../export/export.ts';

/** Checks beyond the schemas: whether what an entry refers to exists. */
export interface EntryChecks {
  /** Kinds whose entries they look for. */
  readonly needs?: readonly Kind[];
  /** Checks an entry of any kind. */
  readonly any?: (entry: unknown, known: KnownEntries) => readonly string[];
  /** By the kind of the entry. */
  readonly kinds?: { readonly [Name in Kind]?: EntryCheck<EntryOf<Name>> };
}

/** @returns What is wrong, each with the name of the field. */
type EntryCheck<Entry> = (entry: Entry, known: KnownEntries) => readonly string[];

/** The entries that checks need, and the pages. */
export interface KnownEntries {
  readonly ids: (kind: Kind) => ReadonlySet<string>;
  readonly all: <Name extends Kind>(kind: Name) => readonly EntryOf<Name>[];
  /** Whether there is a page (or an old address) at a path. */
  readonly isPage: (address: string) => boolean;
}
