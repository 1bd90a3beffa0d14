import type { APIRoute } from 'astro';
import { xmlResponse } from '#components/endpoint.ts';
import { formatSitemap } from '#components/sitemap.ts';
import { locales } from '#model/locale.ts';
import { parseOwnPath } from '#model/page-path.ts';
import { priceListServices } from '#model/price-list.ts';
import { priceListRoutes } from '#site/routes.ts';
import { fillTemplate } from '#site/template.ts';

export const GET: APIRoute = async ({ locals: { ask, settings } }) => {
  const paths = [
    ...ask('guideIds').map((guideId) =>
      fillTemplate('/customer-support/instructions/{guideId}', { guideId }),
    ),
    ...ask('stations').map(({ id }) =>
      fillTemplate('/home-customer/waste-stations/{wasteStationId}', { wasteStationId: id }),
    ),
    ...ask('builtPagePaths').map(parseOwnPath),
    ...priceListServices.flatMap((service) =>
      ask('priceLists', service).map(({ id }) => fillTemplate(priceListRoutes[service], { priceId: id })),
    ),
  ];
  const everywhere = locales.map((locale) => ({ locale }));
  return xmlResponse(
    await formatSitemap(
      paths.map((path) => ({ path, locales: everywhere })),
      settings.siteUrl,
    ),
  );
};
