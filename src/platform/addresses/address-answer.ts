import { unreachable } from '#platform/base/unreachable.ts';
import { localeCookie, localeCookieMaxAge } from './choose-locale.ts';
import type { Resolution } from './resolution.ts';

/** A response without a body. */
export interface AddressAnswer {
  readonly status: 301 | 302 | 400;
  readonly headers: Readonly<Record<string, string>>;
}

interface AnsweringOptions {
  /** The visitor uses https, so the cookie is marked Secure. */
  readonly isEncrypted: boolean;
}

/** Responses decided before any file is looked up; the edge and the server decide alike.
 * @returns undefined where a file is the response. */
export function addressAnswer(
  resolution: Resolution,
  { isEncrypted }: AnsweringOptions,
): AddressAnswer | undefined {
  switch (resolution.type) {
    case 'malformed':
      return { status: 400, headers: {} };
    case 'moved':
      return { status: 301, headers: { Location: resolution.location } };
    case 'language': {
      const { location, stores } = resolution;
      const cookie = `${localeCookie}=${stores ?? ''}; Path=/; Max-Age=${localeCookieMaxAge}; SameSite=Lax${isEncrypted ? '; Secure' : ''}`;
      return {
        status: 302,
        headers: {
          Location: location,
          // It depends on the visitor: no shared cache may store it.
          'Cache-Control': 'private, no-store',
          // For a cache that stores it all the same. Pages need none: browsers revalidate them each time, and
          // a visitor with another stored language is redirected then.
          Vary: 'Cookie',
          ...(stores && { 'Set-Cookie': cookie }),
        },
      };
    }
    case 'page':
    case 'file':
      return undefined;
    default:
      return unreachable(resolution);
  }
}
