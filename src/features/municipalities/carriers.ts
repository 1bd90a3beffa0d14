/** Who collects waste. */
import type { Locale } from '#platform/languages/locale.ts';
import { placeName, placeOrderIn } from '#shell/places/place-name.ts';
import { ownCarrier } from './municipality.ts';
import { summarize } from '#features/prices/queries.ts';
import type { QueryContext } from '#platform/store/query.ts';
import { readCompany } from '#shell/layout/site.ts';

/** @returns The name of a carrier by its id, which the check of the content has found. */
export function carrierNames(context: QueryContext): (id: string) => string {
  const names = new Map(context.reader.range('carriers', 'carriers').map(({ id, name }) => [id, name]));
  const { legalName } = readCompany(context);
  return (id) => (id === ownCarrier ? legalName : (names.get(id) ?? id));
}

/** Who collects waste, by municipality and district: the contracts, and the municipalities of which none is known. */
export function contracts(context: QueryContext, locale: Locale) {
  const { reader } = context;
  const municipalities = reader.range('municipalities', 'municipalities');
  const findCarrierName = carrierNames(context);
  const known = reader.range('municipality-contracts', 'municipality-contracts').map((entry) => {
    const municipality = municipalities.find(({ id }) => id === entry.municipality);
    const list = entry.priceList === undefined ? undefined : reader.entry('price-lists', entry.priceList);
    return {
      type: 'known' as const,
      isOwn: entry.carrier === ownCarrier,
      ...describePlace(municipality ?? { name: '' }, entry.district, locale),
      id: entry.id,
      municipality: municipality?.name ?? '',
      name: placeName(municipality ?? { name: '' }, undefined, locale).text,
      county: municipality?.county ?? '',
      website: municipality?.website,
      district: entry.district,
      carrier: findCarrierName(entry.carrier),
      biller: entry.biller,
      from: entry.from,
      until: entry.until,
      priceList: list && summarize(list, municipalities, locale),
      phone: entry.phone === undefined ? undefined : reader.entry('regional-phones', entry.phone)?.phone,
    };
  });
  const unknown = municipalities
    .filter(({ name }) => !known.some(({ municipality }) => municipality === name))
    .map((municipality) => ({
      type: 'unknown' as const,
      ...describePlace(municipality, undefined, locale),
      id: municipality.id,
      municipality: municipality.name,
      county: municipality.county,
      website: municipality.website,
    }));
  return [...known, ...unknown].sort((a, b) => a.order.localeCompare(b.order, placeOrderIn(locale)));
}

/** Who makes the contract and sends the bill where a price list is in force.
 * @returns One for each place and biller; empty for a list that no contract names. */
export function contractsOfPriceList({ reader }: QueryContext, priceList: number, locale: Locale) {
  const municipalities = reader.range('municipalities', 'municipalities');
  const named = reader
    .range('municipality-contracts', 'municipality-contracts')
    .filter((entry) => entry.priceList === priceList)
    .map((entry) => {
      const municipality = municipalities.find(({ id }) => id === entry.municipality);
      return {
        entry,
        municipality,
        place: describePlace(municipality ?? { name: '' }, entry.district, locale),
      };
    })
    .sort((a, b) => a.place.order.localeCompare(b.place.order, placeOrderIn(locale)));
  const places = named.map(({ entry, municipality }) => ({
    biller: entry.biller,
    website: municipality?.website,
    municipality: municipality?.name ?? '',
    name: placeName(municipality ?? { name: '' }, undefined, locale).text,
  }));
  return places.filter(
    ({ biller, municipality }, index) =>
      places.findIndex((each) => each.biller === biller && each.municipality === municipality) === index,
  );
}

function describePlace(...place: Parameters<typeof placeName>) {
  const { text, order } = placeName(...place);
  return { label: text, order };
}
