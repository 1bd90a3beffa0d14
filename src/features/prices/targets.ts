/** Pages of price lists, and their open data. */
import { pathInAllLocales } from '#platform/addresses/paths.ts';
import type { TargetSource } from '#platform/publish/published-part.ts';
import { idOfKey } from '#platform/store/lists.ts';
import { fillTemplate, priceListRoutes } from '#shell/addresses/routes.ts';
import { publishedAddresses } from '#shell/open-data/open-data-part.ts';
import { openData } from './open-data.ts';

export const targets: TargetSource = {
  fixed: () => publishedAddresses(openData.dataset),
  keyed: Object.fromEntries(
    Object.entries(priceListRoutes).map(([service, template]) => [
      `price-lists/${service}`,
      (key: string) => pathInAllLocales(fillTemplate(template, { priceId: idOfKey(key) })),
    ]),
  ),
};
