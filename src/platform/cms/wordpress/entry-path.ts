/** Where an entry of WordPress stands in the export. */
import type { Kind } from '../export/export.ts';

/** @param id Of the Estonian entry: it is permanent; slugs and dates change. */
export function entryPath(kind: Kind, id: number): string {
  const folder = String(Math.floor(id / 1000)).padStart(3, '0');
  if (kind === 'posts') return `posts/${folder}/${id}.json`;
  return kind === 'notices' ? `notices/teade-${id}.json` : `${kind}/${id}.json`;
}
