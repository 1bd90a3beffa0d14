/** Pages of price lists. */
import { localizedPath } from '#platform/addresses/paths.ts';
import { locales } from '#platform/languages/locale.ts';
import type { TargetSource } from '#platform/publish/published-part.ts';
import { fillTemplate, priceListRoutes } from '#shell/addresses/routes.ts';

export const targets: TargetSource = {
  keyed: Object.fromEntries(
    Object.entries(priceListRoutes).map(([service, template]) => [
      `price-lists/${service}`,
      (key: string) => {
        const path = fillTemplate(template, { priceId: Number(key.slice(key.lastIndexOf('/') + 1)) });
        return locales.map((locale) => localizedPath(path, locale));
      },
    ]),
  ),
};
