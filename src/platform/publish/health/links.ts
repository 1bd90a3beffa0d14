/** Judges the links of this site's texts from their addresses alone: no request is made. */
import { hostName } from '#platform/addresses/own-hosts.ts';
import { extractPath } from '#platform/addresses/page-path.ts';
import type { FindingType } from '../status-schema.ts';

export interface KnownAddresses {
  /** Whether a path of this site leads to a page, a file or a redirect.
   * @param path Without query and fragment, in any language; may be an old address. */
  readonly leadsSomewhere: (path: string) => boolean;
  /** Names of hosts that visitors must not be sent to (`hostName`). */
  readonly innerHosts: ReadonlySet<string>;
}

/** @returns The problem of an address, or undefined. */
export function judgeLink(address: string, known: KnownAddresses): FindingType | undefined {
  // Company figures are filled in later.
  if (address.includes('{{') || address.startsWith('#')) return undefined;
  if (address === '' || /\s/u.test(address)) return 'malformed-link';
  if (address.startsWith('/') && !address.startsWith('//')) {
    if (/^\/(?:wp-admin|wp-login\.php)\b/u.test(address)) return 'inner-link';
    return known.leadsSomewhere(extractPath(address)) ? undefined : 'broken-link';
  }
  return judgeForeign(address, known);
}

function judgeForeign(address: string, { innerHosts }: KnownAddresses): FindingType | undefined {
  if (/^mailto:/iu.test(address)) {
    return /^mailto:[^@?]+@[^@?]+\.[^@?.]+(?:\?|$)/iu.test(address) ? undefined : 'malformed-link';
  }
  if (/^tel:/iu.test(address)) return /^tel:\+?[\d().-]{2,}$/iu.test(address) ? undefined : 'malformed-link';
  const url = /^https?:\/\/[^/]/iu.test(address) ? URL.parse(address) : null;
  if (!url) return 'malformed-link';
  const { hostname, pathname, protocol } = url;
  if (isInnerHost(hostname) || innerHosts.has(hostName(url))) return 'inner-link';
  if (/^\/(?:wp-admin|wp-login\.php)\b/u.test(pathname)) return 'inner-link';
  if (!hostname.includes('.')) return 'malformed-link';
  return protocol === 'http:' ? 'insecure-link' : undefined;
}

/** Addresses of the local machine and of private networks. */
function isInnerHost(hostname: string): boolean {
  return /^(?:localhost|127\.|10\.|192\.168\.|\[|0\.0\.0\.0)|\.(?:local|internal|test|localhost)$/u.test(
    hostname,
  );
}
