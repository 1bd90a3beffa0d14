import type { Note } from '#platform/notes/note.ts';
import type { Locale } from '#platform/languages/locale.ts';

/** The entry or the place in WordPress that a note is about. */
export interface NotedPlace {
  /** Route of its type, `posts`. */
  readonly type: string;
  readonly id: number | undefined;
  readonly locale?: Locale | undefined;
  readonly title?: string | undefined;
  /** The version that it is about: of a refused entry, or of all entries of its translation group. */
  readonly version?: string | undefined;
  /** Page of the admin area where it is fixed, for what is no entry with an id of its own. */
  readonly adminPage?: string;
}

/** One entry and its problem. */
export type EntryNote = NotedPlace & Note;

interface NoteEvent {
  readonly note: EntryNote;
  /** Where an editor fixes it; absent until the notes are saved (src/platform/publish/sync-notes.ts). */
  readonly link?: string | undefined;
}

/** What a sync with WordPress finds. */
export type SyncEvent =
  /** Adds this number of entries to the expected total. */
  | { readonly type: 'entries-expected'; readonly count: number }
  | { readonly type: 'entries-read'; readonly count: number }
  /** An entry is being converted (again): earlier notes about it no longer apply. */
  | { readonly type: 'entry-converting'; readonly entry: Pick<EntryNote, 'type' | 'id'> }
  /** The entry cannot be used and stays as it was. */
  | (NoteEvent & { readonly type: 'entry-refused' })
  /** The entry is used, but an editor should fix something in it. */
  | (NoteEvent & { readonly type: 'entry-warned' });
