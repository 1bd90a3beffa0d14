/** Judges the links of this site's texts from their addresses alone: no request is made. */
import type { Kind } from '#platform/cms/export/export.ts';
import { hostName } from '#platform/addresses/own-hosts.ts';
import { extractPath, type PagePath } from '#platform/addresses/page-path.ts';
import type { FindingType } from '../status-schema.ts';
import { splitLocale } from '#platform/addresses/paths.ts';
import { flattenRedirects, normalizeAddress } from '#platform/addresses/old-addresses.ts';
import { listedPages } from '#features/fixed-pages.ts';
import { isMadeFile } from '#features/made-files.ts';
import { isOwnPage } from '#shell/addresses/own-pages.ts';
import { findRoute, routes } from '#shell/addresses/routes.ts';
import type { Content } from '../content.ts';

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

export interface SitePaths {
  /** Whether there is a page at an address, in any language. */
  readonly isPage: (address: string) => boolean;
  /** Whether an address leads to a page, a file or a redirect. */
  readonly leadsSomewhere: (address: string) => boolean;
}

/** Resolves paths of this site. A route matches any id; this also checks that the entry exists.
 * @param hasFile Whether there is a file of the published site at a path. */
export function sitePaths(content: Content, hasFile: (path: string) => boolean): SitePaths {
  const table = flattenRedirects(content.all('redirects').map(({ entry }) => entry));
  const isPage = (address: string) => {
    const path = splitLocale(address)?.path;
    const route = path && findRoute(path);
    if (route) return isPageOf(path, route, content);
    return path !== undefined && (isOwnPage(path) || content.has('built-pages', path));
  };
  const judge = (path: string) => {
    const address = normalizeAddress(path);
    const target = table.get(address) ?? table.get(splitLocale(address)?.path ?? address);
    if (target) return target.type === 'external' || isPage(target.path);
    return isPage(address) || (/\.\w+$/u.test(address) && (isMadeFile(address) || hasFile(address)));
  };
  // Cached, because most links lead to the same few addresses.
  const known = new Map<string, boolean>();
  return {
    isPage,
    leadsSomewhere: (path) => {
      const leads = known.get(path) ?? judge(path);
      known.set(path, leads);
      return leads;
    },
  };
}

const entryKinds = {
  stations: 'waste-stations',
  guides: 'guides',
  'sorting-items': 'sorting-items',
  'organised-prices': 'price-lists',
  'construction-prices': 'price-lists',
  'big-bag-prices': 'price-lists',
} as const satisfies Readonly<Record<string, Kind>>;

/** Pages whose parameter is a list of the code. */
const listed: ReadonlySet<PagePath> = new Set(listedPages);

function isPageOf(
  path: PagePath,
  { template, params }: NonNullable<ReturnType<typeof findRoute>>,
  content: Content,
): boolean {
  const { entries }: { readonly entries?: string; readonly isIndexed?: boolean } = routes[template];
  const [parameter] = Object.values(params);
  if (parameter === undefined) return true;
  if (entries === undefined) return listed.has(path);
  if (entries === 'posts') return content.hasSlug(parameter);
  // Of pages of lists the number is not checked.
  return isEntryRoute(entries) ? content.has(entryKinds[entries], parameter) : true;
}

const isEntryRoute = (entries: string): entries is keyof typeof entryKinds =>
  Object.hasOwn(entryKinds, entries);
