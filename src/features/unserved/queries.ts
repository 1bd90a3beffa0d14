import type { Locale } from '#platform/languages/locale.ts';
import type { QueryContext } from '#platform/store/query.ts';
import { placeName, placeOrderIn } from '#shell/places/place-name.ts';
import type { MunicipalityPlace } from './municipality-rows.ts';

/** Every municipality with the names by which the content base may mean it, in the alphabet of the page. */
function municipalityPlaces({ reader }: QueryContext, locale: Locale): readonly MunicipalityPlace[] {
  return reader
    .range('municipalities', 'municipalities')
    .map((municipality) => ({ municipality, shown: placeName(municipality, undefined, locale) }))
    .sort((a, b) => a.shown.order.localeCompare(b.shown.order, placeOrderIn(locale)))
    .map(({ municipality: { id, name, type, county, districts = [] }, shown }) => ({
      code: id,
      name,
      type,
      county,
      districts: districts.map((district) => district.name),
      label: shown.text,
    }));
}

/** All queries of this feature. */
export const queries = { municipalityPlaces };
