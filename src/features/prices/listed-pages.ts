import type { PagePath } from '#platform/addresses/page-path.ts';
import { defaultLocale } from '#platform/languages/locale.ts';
import type { Ask } from '#platform/store/query.ts';
import { fillTemplate, priceListRoutes, priceListServices } from '#shell/addresses/routes.ts';

/** Pages of price lists. */
export const entryPages = (ask: Ask): readonly PagePath[] =>
  priceListServices.flatMap((service) =>
    ask('priceLists', service, defaultLocale).map(({ id }) =>
      fillTemplate(priceListRoutes[service], { priceId: id }),
    ),
  );
