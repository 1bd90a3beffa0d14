/** Kinds of entry of this feature, and the lists in which they stand. */
import { priceListSchema } from './price-list.ts';
import { numberKey } from '#platform/store/lists.ts';
import type { Listings } from '#platform/store/lists.ts';

export const kinds = {
  'price-lists': priceListSchema,
};

export const lists = {
  'price-lists': {
    positions: ({ id, service, region, district = '' }) => [
      { list: `price-lists/${service}`, key: `${region}/${district}/${numberKey(id)}` },
    ],
  },
} satisfies Partial<Listings>;
