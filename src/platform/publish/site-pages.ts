/** Which paths are pages of the site, asked of all its parts. */
import { extractPath, type PagePath, parsePagePath } from '#platform/addresses/page-path.ts';
import { normalizeAddress, type RedirectTable } from '#platform/addresses/old-addresses.ts';
import type { Site } from '#platform/site.ts';
import type { KnownPages, PublishedPart } from './published-part.ts';
import type { Content } from './stored-content.ts';

export type PagedSite = Pick<Site, 'addresses' | 'entryChecks' | 'parts'>;

export class SitePages {
  /** Whether the code has a page at a path. Its entry may be missing. */
  readonly isRoute: (path: PagePath) => boolean;
  readonly #parts: readonly NonNullable<PublishedPart['pages']>[];

  constructor({ addresses, parts }: PagedSite) {
    this.isRoute = addresses.isPage;
    this.#parts = parts.flatMap(({ pages }) => pages ?? []);
  }

  /** Paths of the pages that have page texts. */
  get texts(): readonly string[] {
    return this.#parts.flatMap(({ texts = [] }) => texts);
  }

  /** As `isRoute`, but where any path of a form is a route, there must be an entry. */
  isTaken(path: PagePath, content: Content): boolean {
    const open = this.#parts.find(({ isOpenRoute }) => isOpenRoute?.(path));
    return open ? open.isPage?.(path, content) === true : this.isRoute(path);
  }

  /** Whether there is a page at a path, with its entry. */
  isPage(path: PagePath, content: Content): boolean {
    return this.#parts.some(({ isPage }) => isPage?.(path, content));
  }

  isMadeFile(path: string): boolean {
    return this.#parts.some(({ isMadeFile }) => isMadeFile?.(path));
  }

  /** @param table The old addresses. */
  known(content: Content, table: RedirectTable): KnownPages {
    return {
      isKnown: (address) => {
        // The address may belong to a redirect that could not be read.
        if (!content.isWhole('redirects') || table.has(normalizeAddress(extractPath(address)))) return true;
        const path = parsePagePath(extractPath(address));
        return path !== undefined && (this.isRoute(path) || this.isPage(path, content));
      },
    };
  }
}
