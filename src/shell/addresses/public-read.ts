import { decodePercent } from '#platform/base/percent.ts';

/** Endpoints whose response is the same for all visitors. */
const publicReads: readonly string[] = ['/api/posts', '/api/search', '/api/content-search', '/api/unserved'];

/** Whether a page may read this address for its visitor. An editor wrote it, but it is asked as the visitor, like a
 * script of this site: so it may not reach the lookup or a form.
 * @param origin Origin of the site. */
export function isPublicRead(url: string, origin: string): boolean {
  const address = URL.parse(url, origin);
  // Without an address, the request itself fails with its own message.
  if (url.trim() === '' || address?.origin !== origin) return true;
  // Of this site only lists and published files: a page may be made for the contract in its address.
  // The server accepts no other spelling, but a proxy may.
  return publicReads.includes(address.pathname) || isFile(decodePercent(address.pathname));
}

/** Files are lists for everybody; what is made of a contract is below the live part or a calendar. */
const isFile = (pathname: string): boolean => /^\/(?!\/*(?:api|calendar)\b)[^%?]+\.json$/iu.test(pathname);
