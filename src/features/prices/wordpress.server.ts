/** Price lists as WordPress has them. */
import { type FieldTypes, fromAcf } from '#platform/cms/wordpress/acf.ts';
import type { Collections } from '#platform/cms/wordpress/collections.ts';
import type { WpEntry } from '#platform/cms/wordpress/wp-entry.ts';
import type { PriceList } from './price-list.ts';

declare module '#platform/cms/wordpress/collections.ts' {
  interface DeclaredCollections {
    kojv_olme: Collection;
    kojv_ehitus: Collection;
  }
}

export const collections = {
  kojv_olme: { kind: 'price-lists', convert: toPriceList('organised') },
  kojv_ehitus: { kind: 'price-lists', convert: toPriceList('construction') },
} as const satisfies Collections;

const types: FieldTypes = { amounts: ['emptying', 'rentPerMonth', 'sale', 'price'], numbers: ['vatRate'] };

function toPriceList(service: PriceList['service']) {
  return (estonian: WpEntry): unknown => ({ service, ...fromAcf(estonian.acf, types), id: estonian.id });
}
