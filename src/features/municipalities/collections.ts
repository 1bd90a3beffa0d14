import { namesOfCounty } from '#shell/map/county.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { placeName } from '#shell/places/place-name.ts';
import { listTowns, withoutType } from '#shell/map/towns.ts';
import { contracts } from './carriers.ts';
import type { PriceListSummary } from '#features/prices/queries.ts';
import type { QueryContext } from '#platform/store/query.ts';

interface CollectionContract {
  /** In every script; empty for the whole municipality. */
  readonly districtNames: readonly string[];
  readonly carrier: string;
  readonly biller: 'carrier' | 'municipality';
  readonly from: string;
  readonly until: string;
  readonly isOwn: boolean;
  /** Only where we collect: the customers of others call them. */
  readonly phone: string | undefined;
  readonly priceList: PriceListSummary | undefined;
}

/** Who collects in each municipality of the country, with all names by which visitors search for it. */
export function collections(context: QueryContext, locale: Locale) {
  const { reader } = context;
  const known = contracts(context, locale).filter((row) => row.type === 'known');
  const stations = reader.range('waste-stations', 'waste-stations');
  return reader.range('municipalities', 'municipalities').map((municipality) => {
    const { id, name, type, russian, website, districts = [] } = municipality;
    const listNames = (district: string): readonly string[] =>
      [district, districts.find((entry) => entry.name === district)?.russian].filter(
        (text) => text !== undefined,
      );
    const placed = stations.filter((station) => station.municipality === id);
    const names = [
      withoutType(name),
      ...(russian === undefined ? [] : [russian]),
      ...districts.flatMap((district) => listNames(district.name)),
      ...listTowns(name),
      ...placed.flatMap(({ address }) => placesIn(address)),
    ];
    return {
      name,
      label: placeName(municipality, undefined, locale).text,
      type,
      website,
      names: [...new Set(names)],
      county: namesOfCounty(municipality.county),
      contracts: known
        .filter((row) => row.municipality === name)
        .map((row): CollectionContract => {
          const { isOwn, district, carrier, biller, from, until, phone, priceList } = row;
          const districtNames = district === undefined ? [] : listNames(district);
          const ownPhone = isOwn ? phone : undefined;
          return { districtNames, carrier, biller, from, until, isOwn, phone: ownPhone, priceList };
        }),
    };
  });
}

/** Towns and villages in the address of a station: `Kooli tn 5a, Tabasalu alevik` is in Tabasalu. */
function placesIn(address: string): readonly string[] {
  return address
    .split(', ')
    .filter((part) => !/\d| (?:tn|tee|mnt|pst|põik|kinnistu|vald|linn)$/u.test(part))
    .map(withoutType);
}
