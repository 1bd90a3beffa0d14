/** Messages of a sync: progress, broken entries, and warnings for editors. */
import type { z } from 'zod';
import type { Locale } from '#model/locale.ts';

/** One entry and its problem. */
export interface EntryNote {
  /** Route of its type, `posts`. */
  readonly type: string;
  readonly id: number | undefined;
  readonly locale?: Locale | undefined;
  readonly title?: string | undefined;
  readonly message: string;
  /** Page of the admin area where it is fixed, for what is no entry with an id of its own. */
  readonly adminPage?: string;
}

export interface SyncReport {
  /** Adds this number of entries to the expected total. */
  readonly expect: (count: number) => void;
  readonly step: (count: number) => void;
  /** The entry cannot be used and stays as it was. */
  readonly problem: (note: EntryNote) => void;
  /** The entry is used, but an editor should fix something in it. */
  readonly warning: (note: EntryNote) => void;
  /** An entry is being converted (again): earlier messages about it no longer apply. */
  readonly converting?: (entry: Pick<EntryNote, 'type' | 'id'>) => void;
}

/** The address where an editor can fix an entry.
 * @param url Root of the REST interface. */
export function editLink(url: string, id: number): string {
  return adminAddress(url, `post.php?post=${id}&action=edit`);
}

/** An admin page of WordPress.
 * @param url Root of the REST interface. */
export function adminAddress(url: string, page: string): string {
  return new URL(`wp-admin/${page}`, url.replace(/wp-json\/$/u, '')).href;
}

/** One line that a person can act on. */
export function formatNote(note: EntryNote, url: string): string {
  const { type, id, locale, title, message, adminPage } = note;
  const unnamed = adminPage === undefined ? `${type} (without id)` : type;
  const name = [
    id === undefined ? unnamed : `${type} ${id}`,
    title === undefined ? undefined : `“${title}”`,
    locale && `in ${locale}`,
  ].filter(Boolean);
  const page = id === undefined ? adminPage && adminAddress(url, adminPage) : editLink(url, id);
  return `${name.join(', ')}: ${message}${page === undefined ? '' : ` (${page})`}`;
}

/** The first problem that parsing found. */
export function formatIssue({ issues: [issue] }: z.ZodError): string {
  return `${issue?.path.map(String).join('.') ?? ''}: ${issue?.message ?? 'is broken'}.`;
}
