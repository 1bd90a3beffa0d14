/** What this feature adds to the site. */
import { priceListSchema } from './price-list.ts';
import { numberKey } from '#platform/store/listing.ts';
import type { Feature } from '#platform/feature.ts';

const kinds = {
  'price-lists': priceListSchema,
};

export const prices = {
  name: 'prices',
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
