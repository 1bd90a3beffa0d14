/** Queries for price lists, waste stations and municipalities. */
import { compareCodes } from '#platform/base/code-order.ts';
import { defaultLocale, type Locale, textIn } from '#platform/languages/locale.ts';
import type { EntryOf } from '#platform/cms/export/export.ts';
import type { PriceList, PriceListService } from '#features/prices/price-list.ts';
import { placeName, placeOrderIn } from '#features/municipalities/place-name.ts';
import { codesOfWasteTypes } from '#features/containers/waste.ts';
import { takingStation } from '#features/sorting/station-tie.ts';
import type { WasteStation } from './waste-station.ts';
import { MissingEntryError, type QueryContext } from '#platform/store/query.ts';

/** A price list for lists. */
export interface PriceListSummary {
  readonly id: number;
  /** Estonian name of the municipality or city, with its district. */
  readonly region: string;
  /** The name as a page in the language shows it. */
  readonly label: string;
  /** Sort key of the label. */
  readonly order: string;
  readonly validFrom: string;
  readonly validUntil: string;
}

const formatRegion = ({ region, district }: PriceList): string =>
  district ? `${region}, ${district}` : region;

export function summarize(
  list: PriceList,
  municipalities: readonly EntryOf<'municipalities'>[],
  locale: Locale,
): PriceListSummary {
  const { id, region, district, validFrom, validUntil } = list;
  // Lists of other services name a town or an island without the word for its kind.
  const municipality = municipalities.find(({ name }) => name === region || name.startsWith(`${region} `));
  const named = { ...municipality, name: region };
  const { text, order } = placeName(named, district, locale);
  return { id, region: formatRegion(list), label: text, order, validFrom, validUntil };
}

/** @param locale Language of the page, whose alphabet sorts them. */
export function priceLists(
  context: QueryContext,
  service: PriceListService,
  locale: Locale,
): readonly PriceListSummary[] {
  return summarizeAll(readPriceLists(context, service), context, locale);
}

const readPriceLists = ({ reader }: QueryContext, service: PriceListService): readonly PriceList[] =>
  reader.range('price-lists', `price-lists/${service}`);

function summarizeAll(
  lists: readonly PriceList[],
  { reader }: QueryContext,
  locale: Locale,
): readonly PriceListSummary[] {
  const municipalities = reader.range('municipalities', 'municipalities');
  return lists
    .map((entry) => summarize(entry, municipalities, locale))
    .sort((a, b) => a.order.localeCompare(b.order, placeOrderIn(locale)));
}

/** Name of a waste type; its id if it has no name. */
export function wasteTypeName(reader: QueryContext['reader'], type: string, locale: Locale): string {
  const name = reader.entry('waste-types', type)?.name;
  return name ? textIn(name, locale) : type;
}

/** Kinds of waste with their names in every language. */
export function wasteTypes({ reader }: QueryContext) {
  return reader.range('waste-types', 'waste-types').map(({ id, name }) => ({ id, name }));
}

/** One price list with names in one language.
 * @returns undefined if the list belongs to another service: each service has its own route. */
export function priceList(context: QueryContext, id: number, locale: Locale) {
  const { reader } = context;
  const list = reader.entry('price-lists', id);
  if (!list) throw new MissingEntryError(`There is no price list ${id}.`);
  const wasteName = (type: string) => wasteTypeName(reader, type, locale);
  return {
    ...summarize(list, reader.range('municipalities', 'municipalities'), locale),
    service: list.service,
    vatRate: list.vatRate,
    tables: list.tables.map((table) =>
      table.type === 'containers'
        ? {
            type: table.type,
            title: wasteName(table.wasteType),
            rows: table.rows.map((row) => ({
              ...row,
              container: reader.entry('container-types', row.container),
            })),
          }
        : {
            type: table.type,
            title: textIn(table.title, locale),
            rows: table.rows.map(({ name, unit, price }) => ({
              name: textIn(name, locale),
              unit: textIn(unit, locale),
              price,
            })),
          },
    ),
  };
}

/** In the alphabet of the page, as the offices. */
export function regionalPhones({ reader }: QueryContext, locale: Locale) {
  return reader
    .range('regional-phones', 'regional-phones')
    .map((entry) => ({ ...entry, region: textIn(entry.region, locale) }))
    .sort((a, b) => a.region.localeCompare(b.region, locale));
}

/** Offices and customer service staff. */
export function contacts({ reader }: QueryContext, locale: Locale) {
  return {
    offices: reader
      .range('offices', 'offices')
      .map(({ city, hours = [], access = [], ...office }) => ({
        ...office,
        hours,
        access,
        city: textIn(city, locale),
        /** As it stands in an address. */
        place: textIn(city, defaultLocale),
      }))
      .sort((a, b) => a.city.localeCompare(b.city, locale)),
    persons: reader
      .range('contact-persons', 'contact-persons')
      .map((entry) => ({ ...entry, role: textIn(entry.role, locale) })),
  };
}

export function containerSizes({ reader }: QueryContext) {
  return reader.range('container-sizes', 'container-sizes');
}

export function constructionWastes({ reader }: QueryContext, locale: Locale) {
  return reader
    .range('construction-wastes', 'construction-wastes')
    .map(({ id, name, tonnesPerM3 }) => ({ id, name: textIn(name, locale), tonnesPerM3 }));
}

export function containerTypes({ reader }: QueryContext) {
  return reader
    .range('container-types', 'container-types')
    .toSorted((a, b) => compareCodes(a.kind, b.kind) || a.volumeM3 - b.volumeM3);
}

/** Waste stations by county, for the list and the map. */
export function stations({ reader }: QueryContext, locale: Locale) {
  return reader.range('waste-stations', 'waste-stations').map((entry) => {
    const { id, name, address, county, coordinates, hours, holidays, closedOn } = entry;
    return {
      id,
      name,
      ownName: findOwnName(entry, locale),
      address,
      county,
      coordinates,
      hours,
      holidays,
      closedOn,
      areHoursSample: entry.areHoursSample,
      ...takingStation(entry),
    };
  });
}

/** Name of a station in a language other than Estonian, if it has one. */
function findOwnName({ names = {} }: WasteStation, locale: Locale): string | undefined {
  return locale === defaultLocale ? undefined : names[locale];
}

/** Waste types that a station accepts, sorted by their name in a language. */
export function stationWastes({ reader }: QueryContext, locale: Locale) {
  const accepted = new Set(
    reader.range('waste-stations', 'waste-stations').flatMap(({ acceptedWaste }) => acceptedWaste),
  );
  return [...accepted]
    .map((id) => ({ id, name: wasteTypeName(reader, id, locale), code: codesOfWasteTypes[id] }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
}

/** One waste station with names in one language. */
export function station(context: QueryContext, id: number, locale: Locale) {
  const found = stationEntry(context, id);
  const { hours, areHoursSample, coordinates, payment, holidays = 'closed', closedOn = [] } = found;
  const named = namedStation(found, context, locale);
  return {
    id: found.id,
    ...named,
    accepted: found.acceptedWaste.map((type) => ({
      id: type,
      name: wasteTypeName(context.reader, type, locale),
    })),
    coordinates,
    hours,
    holidays,
    closedOn,
    areHoursSample,
    payment,
    organisedPrices: organisedPricesIn(named.municipality, context, locale),
    prices: found.prices.map((price) => ({
      ...price,
      name: textIn(price.name, locale),
      freeQuota: price.freeQuota && textIn(price.freeQuota, locale),
    })),
  };
}

function stationEntry({ reader }: QueryContext, id: number): WasteStation {
  const found = reader.entry('waste-stations', id);
  if (!found) throw new MissingEntryError(`There is no waste station ${id}.`);
  return found;
}

/** What a page and the search index have of a station. */
function namedStation(found: WasteStation, { reader }: QueryContext, locale: Locale) {
  const { name, address, county } = found;
  return {
    name,
    ownName: findOwnName(found, locale),
    address,
    county,
    municipality: reader.entry('municipalities', found.municipality)?.name ?? '',
    note: found.note && textIn(found.note, locale),
    acceptedWaste: found.acceptedWaste.map((type) => wasteTypeName(reader, type, locale)),
  };
}

/** Price lists of organised waste transport in a municipality or its districts. */
function organisedPricesIn(municipality: string, context: QueryContext, locale: Locale) {
  const lists = readPriceLists(context, 'organised').filter((list) => {
    const region = formatRegion(list);
    return region === municipality || region.startsWith(`${municipality}, `);
  });
  return summarizeAll(lists, context, locale);
}

/** What the search index has of a price list: names, no prices. */
export function priceListWords(context: QueryContext, id: number, locale: Locale) {
  return priceList(context, id, locale).tables.map((table) => ({
    title: table.title,
    containers:
      table.type === 'containers'
        ? table.rows.flatMap(({ container }) => (container ? [container] : []))
        : [],
    names: table.type === 'services' ? table.rows.map(({ name }) => name) : [],
  }));
}

/** What the search index has of a station: no prices, no opening hours. */
export function stationWords(context: QueryContext, id: number, locale: Locale) {
  const found = stationEntry(context, id);
  const prices = found.prices.map(({ name, code }) => ({ name: textIn(name, locale), code }));
  return { ...namedStation(found, context, locale), prices };
}
