/** @param header Value of If-None-Match; null or undefined if there is none.
 * @param etag Of what would be sent. Weak and strong tags compare as equal (RFC 9110, 13.1.2).
 * @returns Whether the reader has it already. */
export function isKnownTag(header: string | null | undefined, etag: string): boolean {
  const known = (header ?? '').split(',').map((tag) => tag.trim());
  return known.includes('*') || known.some((tag) => withoutWeakness(tag) === withoutWeakness(etag));
}

const withoutWeakness = (tag: string): string => tag.replace(/^W\//u, '');
