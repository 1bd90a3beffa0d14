/** What is wrong with a converted entry beyond its schema: what it refers to, an id that another has, addresses that are taken. */
import { isPattern, normalizeAddress } from '#platform/addresses/old-addresses.ts';
import { type Redirect, redirectSchema } from '#platform/addresses/redirect.ts';
import { type Note, toNote } from '#platform/notes/note.ts';
import type { Kind } from '../export/export.ts';
import { postSchema } from '../post.ts';
import type { SiteKnowledge } from './known-content.ts';
import { articlePath } from './links.ts';
import type { SyncedRows } from './synced-rows.ts';

export interface ConvertedEntry {
  readonly kind: Kind;
  readonly path: string;
  readonly entry: { readonly id: string | number };
}

interface KnownContent {
  readonly site: SiteKnowledge;
  readonly synced: SyncedRows;
}

export function findProblems(
  { kind, path, entry }: ConvertedEntry,
  { site, synced }: KnownContent,
): readonly Note[] {
  if (kind === 'posts')
    return [
      ...site.check(kind, entry, synced),
      ...addressProblems(articlePath(postSchema.parse(entry).slug), site),
    ];
  const { id } = entry;
  const isTaken = kind !== 'pages' && synced.isTaken(kind, id, path);
  return [
    ...site.check(kind, entry, synced),
    ...(isTaken ? [{ ...toNote('id-taken', { id }), field: 'id' }] : []),
    ...(kind === 'redirects' ? redirectProblems(redirectSchema.parse(entry), site) : []),
  ];
}

/** What would stop the publish of all. */
function redirectProblems({ id, to }: Redirect, site: SiteKnowledge): readonly Note[] {
  const isThere = site.isPage(id) || site.isFile(id);
  return [
    ...(isThere ? [{ ...toNote('address-in-use', { path: id }), field: 'id' }] : []),
    ...(isPattern(normalizeAddress(id)) ? [{ ...toNote('address-pattern', { path: id }), field: 'id' }] : []),
    ...(typeof to === 'string' && !site.isPage(to)
      ? [{ ...toNote('reference-unknown', { id: to }), field: 'to' }]
      : []),
  ];
}

function addressProblems(path: string, { isOldAddress }: SiteKnowledge): readonly Note[] {
  if (!isOldAddress(path)) return [];
  return [{ ...toNote('slug-old-address', { path }), field: 'slug' }];
}
