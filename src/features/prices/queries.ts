import { type Locale, textIn } from '#platform/languages/locale.ts';
import type { EntryOf } from '#platform/cms/export/export.ts';
import { placeName, placeOrderIn } from '#shell/places/place-name.ts';
import { wasteTypeName } from '#shell/waste/waste-names.ts';
import { MissingEntryError, type QueryContext } from '#platform/store/query.ts';
import type { PriceListService } from '#shell/addresses/routes.ts';
import type { PriceList } from './price-list.ts';
import { openPriceLists } from './open-queries.ts';

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

/** Price lists of organised waste transport in a municipality or its districts. */
export function organisedPricesIn(municipality: string, context: QueryContext, locale: Locale) {
  const lists = readPriceLists(context, 'organised').filter((list) => {
    const region = formatRegion(list);
    return region === municipality || region.startsWith(`${municipality}, `);
  });
  return summarizeAll(lists, context, locale);
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

/** What the search index has of a price list: names, no prices. */
function priceListWords(context: QueryContext, id: number, locale: Locale) {
  return priceList(context, id, locale).tables.map((table) => ({
    title: table.title,
    containers:
      table.type === 'containers'
        ? table.rows.flatMap(({ container }) => (container ? [container] : []))
        : [],
    names: table.type === 'services' ? table.rows.map(({ name }) => name) : [],
  }));
}

/** All queries of this feature. */
export const queries = { openPriceLists, priceList, priceLists, priceListWords };
