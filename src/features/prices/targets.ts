/** Pages of price lists. */
import { pathInAllLocales } from '#platform/addresses/paths.ts';
import type { TargetSource } from '#platform/publish/published-part.ts';
import { idOfKey } from '#platform/store/lists.ts';
import { fillTemplate, priceListRoutes } from '#shell/addresses/routes.ts';

export const targets: TargetSource = {
  keyed: Object.fromEntries(
    Object.entries(priceListRoutes).map(([service, template]) => [
      `price-lists/${service}`,
      (key: string) => pathInAllLocales(fillTemplate(template, { priceId: idOfKey(key) })),
    ]),
  ),
};
