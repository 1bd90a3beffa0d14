/** Links in texts, as they are written: nothing is asked of the network. */
import { attributeOf, readTokens } from '#base/html/tokens.ts';
import { pathOf } from '#model/page-path.ts';
import type { FindingType } from '#model/site-status.ts';
import { found, type Found } from './finding.ts';
import type { WrittenText } from './written-text.ts';

export interface KnownAddresses {
  /** Whether a path of this site leads to something.
   * @param path Without query and fragment; an address of any language, or an old one. */
  readonly leadsSomewhere: (path: string) => boolean;
  /** Hosts that visitors have no business at. */
  readonly innerHosts: ReadonlySet<string>;
}

export function checkLinks(
  { subject, locale, place, html }: WrittenText,
  known: KnownAddresses,
): readonly Found[] {
  return readTokens(html).flatMap((token) => {
    const address = token.type === 'open' && token.name === 'a' ? attributeOf(token, 'href') : undefined;
    if (address === undefined) return [];
    const type = judgeLink(address, known);
    return type ? [found(type, subject, { locale, place, value: address })] : [];
  });
}

/** @returns What is wrong with an address, or undefined. */
export function judgeLink(address: string, known: KnownAddresses): FindingType | undefined {
  // Figures of the company are put in later.
  if (address.includes('{{') || address.startsWith('#')) return undefined;
  if (address === '' || /\s/u.test(address)) return 'malformed-link';
  if (address.startsWith('/') && !address.startsWith('//')) {
    if (/^\/(?:wp-admin|wp-login\.php)\b/u.test(address)) return 'inner-link';
    return known.leadsSomewhere(pathOf(address)) ? undefined : 'broken-link';
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
  if (isInnerHost(hostname) || innerHosts.has(url.host)) return 'inner-link';
  if (/^\/(?:wp-admin|wp-login\.php)\b/u.test(pathname)) return 'inner-link';
  if (!hostname.includes('.')) return 'malformed-link';
  return protocol === 'http:' ? 'insecure-link' : undefined;
}

/** Addresses of one's own machine and one's own network. */
function isInnerHost(hostname: string): boolean {
  return /^(?:localhost|127\.|10\.|192\.168\.|\[|0\.0\.0\.0)|\.(?:local|internal|test|localhost)$/u.test(
    hostname,
  );
}
