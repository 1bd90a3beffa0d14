import { defaultLocale, type Locale, textIn } from '#platform/languages/locale.ts';
import type { QueryContext } from '#platform/store/query.ts';

/** In the alphabet of the page, as the offices. */
function regionalPhones({ reader }: QueryContext, locale: Locale) {
  return reader
    .range('regional-phones', 'regional-phones')
    .map((entry) => ({ ...entry, region: textIn(entry.region, locale) }))
    .sort((a, b) => a.region.localeCompare(b.region, locale));
}

/** Offices and customer service staff. */
function contacts({ reader }: QueryContext, locale: Locale) {
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

/** All queries of this feature. */
export const queries = { contacts, regionalPhones };
