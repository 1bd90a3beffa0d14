import { countyName } from '#model/county.ts';
import { type Locale, textIn } from '#model/locale.ts';
import { priceListServices } from '#model/price-list.ts';
import { priceListRoutes } from '#site/routes.ts';
import { MissingEntryError, type QueryContext } from './context.ts';
import { priceList, priceLists, wasteTypeName } from './services.ts';

/** Waste stations by county, for the list and the map. */
export function stations({ reader }: QueryContext) {
  return reader.range('waste-stations', 'waste-stations').map((entry) => {
    const { id, name, address, county, coordinates, hours, holidays, closedOn } = entry;
    const { areHoursSample, acceptedWaste } = entry;
    return {
      id,
      name,
      address,
      county,
      coordinates,
      hours,
      holidays,
      closedOn,
      areHoursSample,
      acceptedWaste,
    };
  });
}

/** Waste types that a station accepts, sorted by their name in a language. */
export function stationWastes({ reader }: QueryContext, locale: Locale) {
  const accepted = new Set(
    reader.range('waste-stations', 'waste-stations').flatMap(({ acceptedWaste }) => acceptedWaste),
  );
  return [...accepted]
    .map((id) => ({ id, name: wasteTypeName(reader, id, locale) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
}

/** One waste station with names in one language. */
export function station(context: QueryContext, id: number, locale: Locale) {
  const { reader } = context;
  const found = reader.entry('waste-stations', id);
  if (!found) throw new MissingEntryError(`There is no waste station ${id}.`);
  const { id: stationId, name, address, county, coordinates, hours, areHoursSample, payment } = found;
  const municipality = reader.entry('municipalities', found.municipality)?.name ?? '';
  return {
    id: stationId,
    name,
    address,
    county,
    coordinates,
    hours,
    areHoursSample,
    payment,
    municipality,
    organisedPrices: organisedPricesIn(municipality, context),
    note: found.note && textIn(found.note, locale),
    acceptedWaste: found.acceptedWaste.map((type) => wasteTypeName(reader, type, locale)),
    prices: found.prices.map((price) => ({
      ...price,
      name: textIn(price.name, locale),
      freeQuota: price.freeQuota && textIn(price.freeQuota, locale),
    })),
  };
}

/** Price lists of organised waste transport in a municipality or its districts. */
function organisedPricesIn(municipality: string, context: QueryContext) {
  return priceLists(context, 'organised').filter(
    ({ region }) => region === municipality || region.startsWith(`${municipality}, `),
  );
}

/** Stations and price lists for the search index. */
export function placeWords(context: QueryContext, locale: Locale) {
  return [
    ...stations(context).map(({ id, name, address, county }) => ({
      path: `/home-customer/waste-stations/${id}`,
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
