import type { FetchRequest } from '../fetcher/fetch-request.ts';

/** What of the live part answers anybody alike. */
const publicReads: readonly string[] = ['/api/posts', '/api/search', '/api/content-search', '/api/unserved'];

/** Whether a page may ask it for whoever looks at the page. What an editor wrote goes out in the visitor's name, as if a
 * script of this site had asked: so it only reads, says nothing more, and reaches no lookup and no form.
 * @param origin Of the site. */
export function isPublicRead(
  { url = '', method = 'GET', headers = {} }: FetchRequest,
  origin: string,
): boolean {
  // Without an address the request itself fails, and says so.
  const address = URL.parse(url, origin);
  if (method !== 'GET' || Object.keys(headers).length > 0) return false;
  if (address?.origin !== origin || !/^\/+api(?:\/|$)/iu.test(decoded(address.pathname))) return true;
  return publicReads.includes(address.pathname);
}

/** The server takes no other spelling, but a proxy may. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // No address of the live part has a broken escape.
    return pathname;
  }
}
