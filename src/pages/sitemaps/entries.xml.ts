import type { APIRoute } from 'astro';
import { xmlResponse } from '#shell/layout/endpoint.server.ts';
import { formatSitemap } from '#shell/addresses/sitemap.server.ts';
import { listLocales } from '#shell/layout/page.ts';
import { fallbacks, type Locale, locales } from '#platform/languages/locale.ts';
import type { PagePath } from '#platform/addresses/page-path.ts';
import { indexedPages, type ListedPages } from '#shell/addresses/listed-pages.ts';

const ofFeatures = Object.values(
  import.meta.glob<ListedPages>('../../features/*/listed-pages.ts', { eager: true }),
);

const fixedPages = [...indexedPages, ...ofFeatures.flatMap(({ listedPages = [] }) => listedPages)];

export const GET: APIRoute = async ({ locals: { ask, settings } }) => {
  const paths = ofFeatures.flatMap(({ entryPages }) => entryPages?.(ask) ?? []);
  const inLocales = (path: PagePath, known: readonly Locale[]) => ({
    path,
    locales: known.filter((locale) => listLocales(ask, path).includes(locale)).map((locale) => ({ locale })),
  });
  // When pages are compiled, the pages that a language in preparation has are not known yet.
  const prepared = fixedPages.map((path) => inLocales(path, [...fallbacks.keys()]));
  const pages = [...prepared, ...paths.map((path) => inLocales(path, locales))];
  return xmlResponse(await formatSitemap(pages, settings.siteUrl));
};
