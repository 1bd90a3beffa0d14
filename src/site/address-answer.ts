import { unreachable } from '#base/unreachable.ts';
import { localeCookie, localeCookieMaxAge } from './language.ts';
import type { Resolution } from './resolve-request.ts';

/** An answer without a body. */
export interface AddressAnswer {
  readonly status: 301 | 302 | 400;
  readonly headers: Readonly<Record<string, string>>;
}

interface AnsweringOptions {
  /** The visitor came by https: the cookie is kept from everything else. */
  readonly isEncrypted: boolean;
}

/** What is answered before any file is looked for; the edge and the server answer alike.
 * @returns undefined for what a file answers. */
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
          // It depends on the visitor: no cache between may keep it.
          'Cache-Control': 'private, no-store',
          // For a cache that keeps it all the same. Pages have none: they are asked for again each time, and whoever has
          // stored another language is led on then.
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

/** Value of a cookie, from the header Cookie. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1];
}
