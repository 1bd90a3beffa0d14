/** Ids of the entries of feeds. RFC 4287 § 4.2.6: an id stays when the entry's address, title or the site's origin changes, so
 * it is made of what the content never changes. Readers take an entry with another id for a new one. */
import { digest } from '#platform/base/digest.ts';
import type { Locale } from '#platform/languages/locale.ts';

/** @param kind Of the entry, such as `posts`.
 * @param id Within its kind.
 * @returns A UUID of version 8 (RFC 9562), as a URN. */
export function feedEntryId(kind: string, id: string | number, locale: Locale): string {
  const hex = Buffer.from(digest(`entry of a feed ${kind} ${id} ${locale}`), 'base64url').toString('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return `urn:uuid:${parts.join('-')}`;
}
