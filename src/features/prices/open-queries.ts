import type { QueryContext } from '#platform/store/query.ts';
import { priceListServices } from '#shell/addresses/routes.ts';

/** Price lists of all services with the names of what they price. */
export function openPriceLists({ reader }: QueryContext) {
  const municipalities = reader.range('municipalities', 'municipalities');
  const wasteNames = reader.range('waste-types', 'waste-types');
  const containers = reader.range('container-types', 'container-types');
  const lists = priceListServices.flatMap((service) =>
    reader.range('price-lists', `price-lists/${service}`).map((list) => ({
      ...list,
      municipality: municipalities.find(({ name }) => name === list.region)?.id,
    })),
  );
  return {
    lists,
    wasteNames: Object.fromEntries(wasteNames.map(({ id, name }) => [id, name])),
    containers: Object.fromEntries(containers.map(({ id, kind, volumeM3 }) => [id, { kind, volumeM3 }])),
  };
}
