import type { FetchRequest } from '../fetcher/fetch-request.ts';

/** Endpoints that give everybody the same response. */
const publicReads: readonly string[] = ['/api/posts', '/api/search', '/api/content-search', '/api/unserved'];

/** Whether a page may make this request for its visitor. An editor wrote it, but it is sent in the visitor's name as if by
 * a script of this site: so it may only read, send no extra headers, and reach neither the lookup nor a form.
 * @param origin Of the site. */
export function isPublicRead(
  { url = '', method = 'GET', headers = {} }: FetchRequest,
  origin: string,
): boolean {
  // Without an address the request itself fails with its own message.
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
