/** Where paths of this site lead. */
import { flattenRedirects, normalizeAddress } from '#platform/addresses/old-addresses.ts';
import { splitLocale } from '#platform/addresses/paths.ts';
import type { SitePages } from '../site-pages.ts';
import type { Content } from '../stored-content.ts';

interface SitePaths {
  /** Whether there is a page at an address, in any language. */
  readonly isPage: (address: string) => boolean;
  /** Whether an address leads to a page, a file or a redirect. */
  readonly leadsSomewhere: (address: string) => boolean;
}

interface PathContext {
  readonly content: Content;
  readonly pages: SitePages;
  /** Whether the site has a file at a path, published or made when it is asked for. */
  readonly hasFile: (path: string) => boolean;
}

/** Resolves paths of this site. A route matches any id; this also checks that the entry exists. */
export function sitePaths({ content, pages, hasFile }: PathContext): SitePaths {
  const table = flattenRedirects(content.all('redirects').map(({ entry }) => entry));
  const isPage = (address: string) => {
    const path = splitLocale(address)?.path;
    return path !== undefined && pages.isPage(path, content);
  };
  const judge = (path: string) => {
    const address = normalizeAddress(path);
    const target = table.get(address) ?? table.get(splitLocale(address)?.path ?? address);
    if (target) return target.type === 'external' || isPage(target.path);
    return isPage(address) || hasFile(address);
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
