/** Addresses of the feeds of unserved addresses: one for each county, and one with all areas. */
import { type County, countyOfArea, countySchema, countySlug, parseCountySlug } from './county.ts';
import { isLocale, type Locale } from './locale.ts';

export interface UnservedFeed {
  readonly locale: Locale;
  /** undefined: all areas. */
  readonly county: County | undefined;
}

/** All counties together first: an area of no known county is in that feed alone. */
export const unservedFeedCounties: readonly (County | undefined)[] = [undefined, ...countySchema.options];

export function unservedFeedAddress({ locale, county }: UnservedFeed): string {
  return `/feeds/unserved/${locale}/${county === undefined ? 'all' : countySlug(county)}.xml`;
}

/** @returns undefined for any other address. */
export function parseUnservedFeed(pathname: string): UnservedFeed | undefined {
  const [, locale, slug = ''] = /^\/feeds\/unserved\/([a-z]{2})\/([a-z-]{2,20})\.xml$/u.exec(pathname) ?? [];
  if (!isLocale(locale)) return undefined;
  if (slug === 'all') return { locale, county: undefined };
  const county = parseCountySlug(slug);
  return county && { locale, county };
}

/** Whether an area belongs in a feed. */
export function isInFeed(area: string, { county }: UnservedFeed): boolean {
  return county === undefined || countyOfArea(area) === county;
}
