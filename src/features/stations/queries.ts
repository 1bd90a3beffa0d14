import { defaultLocale, type Locale, textIn } from '#platform/languages/locale.ts';
import { organisedPricesIn } from '#features/prices/queries.ts';
import { codesOfWasteTypes } from '#shell/waste/waste-types.ts';
import { wasteTypeName } from '#shell/waste/waste-names.ts';
import { residentPrices, takingStation } from './station-tie.ts';
import type { WasteStation } from './waste-station.ts';
import { MissingEntryError, type QueryContext } from '#platform/store/query.ts';
import { openStations } from './open-queries.ts';

/** Waste stations by county, for the list and the map. */
function stations({ reader }: QueryContext, locale: Locale) {
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
function stationWastes({ reader }: QueryContext, locale: Locale) {
  const accepted = new Set(
    reader.range('waste-stations', 'waste-stations').flatMap(({ acceptedWaste }) => acceptedWaste),
  );
  return [...accepted]
    .map((id) => ({ id, name: wasteTypeName(reader, id, locale), code: codesOfWasteTypes[id] }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
}

/** One waste station with names in one language. */
function station(context: QueryContext, id: number, locale: Locale) {
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

/** What the search index has of a station: no prices, no opening hours. */
export function stationWords(context: QueryContext, id: number, locale: Locale) {
  const found = stationEntry(context, id);
  const prices = found.prices.map(({ name, code }) => ({ name: textIn(name, locale), code }));
  return { ...namedStation(found, context, locale), prices };
}

/** All that a visitor asks of stations besides their names, in one file of a language: where they are, when they are open,
 * what they take, from whom and for how much. */
function stationFacts({ reader }: QueryContext, locale: Locale) {
  return reader.range('waste-stations', 'waste-stations').map((station) => ({
    id: station.id,
    name: station.name,
    ownName: locale === 'et' ? undefined : station.names?.[locale],
    municipality: station.municipality,
    county: station.county,
    coordinates: station.coordinates,
    opening: { hours: station.hours, holidays: station.holidays, closedOn: station.closedOn },
    acceptedWaste: station.acceptedWaste,
    note: station.note && textIn(station.note, locale),
    prices: residentPrices(station.prices).map((price) => ({
      code: price.code,
      ...localPrice(price, locale),
    })),
  }));
}

/** A row of a price list as residents read it, in one language. */
export const localPrice = (
  { resident, unit, freeQuota }: WasteStation['prices'][number],
  locale: Locale,
) => ({
  resident,
  unit,
  freeQuota: freeQuota && textIn(freeQuota, locale),
});

/** All queries of this feature. */
export const queries = { openStations, station, stationFacts, stations, stationWastes, stationWords };
