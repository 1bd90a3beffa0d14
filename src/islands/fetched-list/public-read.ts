import type { FetchRequest } from '../fetcher/requests.ts';

/** Endpoints whose response is the same for all visitors. */
const publicReads: readonly string[] = ['/api/posts', '/api/search', '/api/content-search', '/api/unserved'];

/** Whether a page may send this request for its visitor. An editor wrote it, but it is sent as the visitor,
 * like a script of this site: so it may only read, sends no extra headers, and may not reach the lookup or a
 * form.
 * @param origin Origin of the site. */
export function isPublicRead(
  { url = '', method = 'GET', headers = {} }: FetchRequest,
  origin: string,
): boolean {
  // Without an address, the request itself fails with its own message.
  const address = URL.parse(url, origin);
  if (method !== 'GET' || Object.keys(headers).length > 0) return false;
  if (address?.origin !== origin || !/^\/+api(?:\/|$)/iu.test(decoded(address.pathname))) return true;
  return publicReads.includes(address.pathname);
}

/** The server accepts no other spelling, but a proxy may. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // No address of the live part has a malformed escape.
    return pathname;
  }
}
