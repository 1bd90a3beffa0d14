/** Redirects that hide something. One that hides a page of the route table stops the build (../check/navigation.ts);
 * here are those that hide a page in one language only, a page of the page builder, or a file. */
import { splitLocale } from '#site/paths.ts';
import { normalizeAddress } from '#site/redirects.ts';
import type { Placed } from '../check/content.ts';
import { found, type Found } from './finding.ts';

/** Addresses that are answered by programs. */
const answered = /^\/(?:api|status|preview)(?:\/|$)/u;

export interface Hidden {
  /** Whether a page stands at an address of any language. */
  readonly isPage: (address: string) => boolean;
  /** Whether there is a file of the published site at a path. */
  readonly hasFile: (path: string) => boolean;
}

export function checkRedirect(
  { file, entry }: Placed<'redirects'>,
  { isPage, hasFile }: Hidden,
): readonly Found[] {
  const address = normalizeAddress(entry.id);
  const path = splitLocale(address)?.path ?? address;
  const hides = answered.test(path) || isPage(address) || (/\.\w+$/u.test(address) && hasFile(address));
  if (!hides) return [];
  const subject = { kind: 'redirects' as const, id: entry.id, title: entry.id, file };
  return [found('hiding-redirect', subject, { place: 'id', value: entry.id })];
}
