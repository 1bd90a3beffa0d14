/** What this feature adds to the site. */
import { priceListSchema } from './price-list.ts';
import { numberKey } from '#platform/store/listing.ts';
import { parameterOf } from '#shell/addresses/entry-pages.ts';
import { priceListRoutes } from '#shell/addresses/routes.ts';
import { checkPriceLists } from './check-price-lists.server.ts';
import { priceListFindings } from './price-list-health.server.ts';
import { targets } from './targets.ts';
import type { Feature } from '#platform/feature.ts';

const kinds = {
  'price-lists': priceListSchema,
};

export const prices = {
  name: 'prices',
  targets,
  pages: {
    isPage: (path, content) =>
      Object.values(priceListRoutes).some((template) => {
        const id = parameterOf(path, template);
        return id !== undefined && content.has('price-lists', id);
      }),
  },
  checks: { references: checkPriceLists },
  health: { findings: priceListFindings },
  kinds,
  lists: {
    'price-lists': {
      positions: ({ id, service, region, district = '' }) => [
        { list: `price-lists/${service}`, key: `${region}/${district}/${numberKey(id)}` },
      ],
    },
  },
} as const satisfies Feature;

declare module '#platform/declared-features.ts' {
  interface DeclaredFeatures {
    prices: { kinds: typeof kinds };
  }
}
