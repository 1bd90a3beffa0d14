/** What must hold on the published pages. Each check is a test by its name (tests/pages.test.ts). */
import { RedirectRules } from '#platform/server/rules.ts';
import type { Settings } from '#platform/publish/settings.ts';
import { type Resolution } from '#platform/addresses/resolution.ts';
import { resolveRequest } from '#shell/addresses/resolve-request.ts';
import { buildSite } from '../site/built-site.ts';
import type { SitePage } from '../site/pages.ts';

/** The published site as far as checks of pages ask for it. */
export interface Site {
  readonly settings: Settings;
  readonly files: ReadonlySet<string>;
  /** The server's response to an address, for a visitor without a chosen language. */
  readonly resolve: (url: URL) => Resolution;
}

export async function loadSite(): Promise<Site> {
  const { settings, files } = await buildSite();
  const rules = await new RedirectRules(settings.outDir).load();
  const resolve = ({ pathname, searchParams }: URL) =>
    resolveRequest({ pathname, search: searchParams, stored: undefined }, rules);
  return { settings, files: new Set(files), resolve };
}

/** A fault that a page of the site is given: the check must find it, or it could never fail. */
export interface Spoiling {
  /** Addresses of the pages that are read. */
  readonly pages: readonly string[];
  /** A part that at least one of them has. */
  readonly part: RegExp;
  readonly by: string;
}

/** One reading of the site, page by page. */
export interface Reading {
  /** @returns The faults of this page. */
  readonly page: (page: SitePage) => readonly string[];
  /** @returns Faults that show only when all pages were read, each with the address of its page. */
  readonly end?: () => readonly string[];
}

export interface Check {
  readonly name: string;
  readonly concerns: (page: SitePage) => boolean;
  /** How many pages it concerns, at least. */
  readonly minPages: number;
  readonly begin: (site: Site) => Reading;
  readonly spoiling: Spoiling;
}

interface CheckOptions {
  /** Absent: all pages. */
  readonly concerns?: (page: SitePage) => boolean;
  readonly minPages?: number;
  readonly spoiling: Spoiling;
}

/** A check of each page by itself. */
export function check(
  name: string,
  options: CheckOptions & { readonly faults: (page: SitePage, site: Site) => readonly string[] },
): Check {
  const { faults, ...others } = options;
  return checkTogether(name, { ...others, begin: (site) => ({ page: (page) => faults(page, site) }) });
}

/** A check that compares pages with one another. */
export function checkTogether(
  name: string,
  options: CheckOptions & { readonly begin: (site: Site) => Reading },
): Check {
  return { concerns: () => true, minPages: 1, ...options, name };
}
