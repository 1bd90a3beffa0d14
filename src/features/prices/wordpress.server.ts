/** Price lists as WordPress has them. */
import { type Collections, describedCollection } from '#platform/cms/wordpress/collections.ts';
import { type PriceList, priceListSchema } from './price-list.ts';

declare module '#platform/cms/wordpress/collections.ts' {
  interface DeclaredCollections {
    kojv_olme: Collection;
    kojv_ehitus: Collection;
  }
}

/** @param service Of a list that names none. */
const priceLists = (service: PriceList['service']) =>
  describedCollection('price-lists', { schema: priceListSchema, id: 'number', defaults: { service } });

export const collections = {
  kojv_olme: priceLists('organised'),
  kojv_ehitus: priceLists('construction'),
} as const satisfies Collections;
