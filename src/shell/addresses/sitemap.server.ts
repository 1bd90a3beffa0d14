/** The content-dependent sitemap: an index, pages of entries, and posts in parts (platform/addresses/parts.ts). Pages that
 * depend on code alone are listed by @astrojs/sitemap when pages are compiled (astro.config.mjs). */
import { Readable } from 'node:stream';
import { SitemapIndexStream, type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap';
import { defaultLocale, type Locale } from '#platform/languages/locale.ts';
import type { PagePath } from '#platform/addresses/page-path.ts';
import { localizedPath } from '#platform/addresses/paths.ts';

/** A page with the languages that it exists in. */
export interface SitemapPage {
  readonly path: PagePath;
  readonly locales: readonly { readonly locale: Locale; readonly modified?: string }[];
}

/** One address per language, each with all its alternates. */
export async function formatSitemap(pages: readonly SitemapPage[], siteUrl: string): Promise<string> {
  const items = pages.flatMap((page) => toItems(page, siteUrl));
  const stream = new SitemapStream({
    hostname: siteUrl,
    xmlns: { news: false, xhtml: true, image: false, video: false },
  });
  // The library never closes a document without an address.
  if (items.length === 0)
    return '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>';
  return String(await streamToPromise(Readable.from(items).pipe(stream)));
}

export async function formatSitemapIndex(addresses: readonly string[], siteUrl: string): Promise<string> {
  const items = addresses.map((address) => ({ url: siteUrl + address }));
  return String(await streamToPromise(Readable.from(items).pipe(new SitemapIndexStream())));
}

function toItems({ path, locales }: SitemapPage, siteUrl: string): readonly SitemapItemLoose[] {
  const addressIn = (locale: Locale) => siteUrl + localizedPath(path, locale);
  const links = locales.map(({ locale }) => ({ lang: locale, url: addressIn(locale) }));
  const fallback = locales.some(({ locale }) => locale === defaultLocale)
    ? [{ lang: 'x-default', url: addressIn(defaultLocale) }]
    : [];
  return locales.map(({ locale, modified }) => ({
    url: addressIn(locale),
    links: [...links, ...fallback],
    ...(modified === undefined ? {} : { lastmod: modified }),
  }));
}
