/** Addresses of the feeds of unserved addresses: one for each county and each municipality, and one with all areas; and of the same
 * list as open data. */
import { type County, countyOfArea, countySchema, countySlug, parseCountySlug } from '#shell/map/county.ts';
import { defaultLocale, isLocale, type Locale } from '#platform/languages/locale.ts';

export interface UnservedFeed {
  readonly locale: Locale;
  /** undefined: all areas. */
  readonly county: County | undefined;
  /** EHAK code: the rows of one municipality. */
  readonly municipality?: string | undefined;
  /** JSON for programs in place of a feed. */
  readonly isOpenData?: true;
}

/** The list as open data, in all languages. */
const openUnserved = '/data/unserved.json';

/** All counties together first: an area of no known county is in that feed alone. */
export const unservedFeedCounties: readonly (County | undefined)[] = [undefined, ...countySchema.options];

export function unservedFeedAddress({ locale, county, municipality }: UnservedFeed): string {
  return `/feeds/unserved/${locale}/${municipality ?? (county === undefined ? 'all' : countySlug(county))}.xml`;
}

/** @returns undefined for any other address. */
export function parseUnservedFeed(pathname: string): UnservedFeed | undefined {
  if (pathname === openUnserved) return { locale: defaultLocale, county: undefined, isOpenData: true };
  const [, locale, slug = ''] =
    /^\/feeds\/unserved\/([a-z]{2})\/([a-z-]{2,20}|\d{4})\.xml$/u.exec(pathname) ?? [];
  if (!isLocale(locale)) return undefined;
  if (/^\d/u.test(slug)) return { locale, county: undefined, municipality: slug };
  if (slug === 'all') return { locale, county: undefined };
  const county = parseCountySlug(slug);
  return county && { locale, county };
}

/** Whether an area belongs in the feed of a county. */
export function isInFeed(area: string, { county }: UnservedFeed): boolean {
  return county === undefined || countyOfArea(area) === county;
}
