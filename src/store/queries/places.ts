import { countyName } from '#model/county.ts';
import type { Locale } from '#model/locale.ts';
import { priceListServices } from '#model/price-list.ts';
import { priceListRoutes } from '#site/routes.ts';
import type { QueryContext } from './context.ts';
import { priceList, priceLists } from './services.ts';

/** Waste stations as the list shows them, by county. */
export function stations({ reader }: QueryContext) {
  return reader.range('waste-stations', 'waste-stations').map((entry) => ({
    id: entry.id,
    name: entry.name,
    address: entry.address,
    county: entry.county,
  }));
}

/** One waste station with names in a language. */
export function station({ reader }: QueryContext, id: number, locale: Locale) {
  const found = reader.entry('waste-stations', id);
  if (!found) throw new RangeError(`There is no waste station ${String(id)}.`);
  const { id: stationId, name, address, county, coordinates, hours, areHoursSample, payment } = found;
  return {
    ...{ id: stationId, name, address, county, coordinates, hours, areHoursSample, payment },
    municipality: reader.entry('municipalities', found.municipality)?.name ?? '',
    note: found.note?.[locale],
    acceptedWaste: found.acceptedWaste.map((type) => reader.entry('waste-types', type)?.name[locale] ?? type),
    prices: found.prices.map((price) => ({
      ...price,
      name: price.name[locale],
      freeQuota: price.freeQuota?.[locale],
    })),
  };
}

/** Stations and price lists for the search index. */
export function placeWords(context: QueryContext, locale: Locale) {
  return [
    ...stations(context).map(({ id, name, address, county }) => ({
      path: `/home-customer/waste-stations/${String(id)}`,
      title: name,
      text: `${address}, ${countyName(county, locale)}`,
    })),
    ...priceListServices.flatMap((service) =>
      priceLists(context, service).map(({ id, region }) => ({
        path: priceListRoutes[service].replace('{priceId}', String(id)),
        title: region,
        text: priceList(context, id, locale)
          .tables.map(({ title }) => title)
          .join(', '),
      })),
    ),
  ];
}
