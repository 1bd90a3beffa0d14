/** Of what is wrong with an entry: what it is, and where in WordPress it is fixed. */
import type { NotedPlace } from '#platform/events/sync-event.ts';

/** @returns undefined for a problem of no single place. */
export function buildNoteLink({ id, adminPage }: NotedPlace, url: string): string | undefined {
  if (id !== undefined) return editLink(url, id);
  return adminPage === undefined ? undefined : adminAddress(url, adminPage);
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
