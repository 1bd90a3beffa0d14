/** What a sync has to say: how far it is, which entries are broken, what editors should mend. */
import type { z } from 'zod';
import type { Locale } from '#model/locale.ts';

/** One entry and what is wrong with it. */
export interface EntryNote {
  /** Route of its type, `posts`. */
  readonly type: string;
  readonly id: number | undefined;
  readonly locale?: Locale | undefined;
  readonly title?: string | undefined;
  readonly message: string;
}

export interface SyncReport {
  /** So many more entries are on their way. */
  readonly expect: (count: number) => void;
  readonly step: (count: number) => void;
  /** The entry cannot be taken: it stays as it was. */
  readonly problem: (note: EntryNote) => void;
  /** The entry is taken; something in it should be mended. */
  readonly warning: (note: EntryNote) => void;
  /** An entry is converted (again): what was said of it before does not hold any more. */
  readonly converting?: (entry: Pick<EntryNote, 'type' | 'id'>) => void;
}

/** Where an editor mends an entry.
 * @param url Root of the REST interface. */
export function editLink(url: string, id: number): string {
  return adminAddress(url, `post.php?post=${id}&action=edit`);
}

/** A page of WordPress for editors.
 * @param url Root of the REST interface. */
export function adminAddress(url: string, page: string): string {
  return new URL(`wp-admin/${page}`, url.replace(/wp-json\/$/u, '')).href;
}

/** One line a person can act on. */
export function formatNote({ type, id, locale, title, message }: EntryNote, url: string): string {
  const name = [
    id === undefined ? `${type} (without id)` : `${type} ${id}`,
    title === undefined ? undefined : `“${title}”`,
    locale && `in ${locale}`,
  ].filter(Boolean);
  const link = id === undefined ? '' : ` (${editLink(url, id)})`;
  return `${name.join(', ')}: ${message}${link}`;
}

/** The first thing that is wrong with what was parsed. */
export function formatIssue({ issues: [issue] }: z.ZodError): string {
  return `${issue?.path.map(String).join('.') ?? ''}: ${issue?.message ?? 'is broken'}.`;
}
