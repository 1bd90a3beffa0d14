import type { APIRoute } from 'astro';
import { xmlResponse } from '#shell/layout/endpoint.server.ts';
import { formatSitemap } from '#shell/addresses/sitemap.server.ts';
import { listLocales } from '#shell/layout/page.ts';
import { defaultLocale, fallbacks, type Locale, locales } from '#platform/languages/locale.ts';
import { type PagePath, parseOwnPath } from '#platform/addresses/page-path.ts';
import { priceListServices } from '#features/prices/price-list.ts';
import { fixedPages } from '#features/fixed-pages.ts';
import { fillTemplate, priceListRoutes } from '#shell/addresses/routes.ts';

export const GET: APIRoute = async ({ locals: { ask, settings } }) => {
  const paths = [
    ...ask('guideIds').map((guideId) =>
      fillTemplate('/customer-support/instructions/{guideId}', { guideId }),
    ),
    ...ask('sortingIds').map((itemId) => fillTemplate('/sorting/{itemId}', { itemId })),
    ...ask('stations', defaultLocale).map(({ id }) =>
      fillTemplate('/home-customer/waste-stations/{wasteStationId}', { wasteStationId: id }),
    ),
    ...ask('builtPagePaths').map(parseOwnPath),
    ...priceListServices.flatMap((service) =>
      ask('priceLists', service, defaultLocale).map(({ id }) =>
        fillTemplate(priceListRoutes[service], { priceId: id }),
      ),
    ),
  ];
  const inLocales = (path: PagePath, known: readonly Locale[]) => ({
    path,
    locales: known.filter((locale) => listLocales(ask, path).includes(locale)).map((locale) => ({ locale })),
  });
  // When pages are compiled, the pages that a language in preparation has are not known yet.
  const prepared = fixedPages.map((path) => inLocales(path, [...fallbacks.keys()]));
  const pages = [...prepared, ...paths.map((path) => inLocales(path, locales))];
  return xmlResponse(await formatSitemap(pages, settings.siteUrl));
};
