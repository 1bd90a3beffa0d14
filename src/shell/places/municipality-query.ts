import type { Locale } from '#platform/languages/locale.ts';
import type { QueryContext } from '#platform/store/query.ts';
import { placeName, placeOrderIn } from './place-name.ts';

/** Municipalities by their EHAK codes, in the alphabet of the page. */
export function municipalityNames({ reader }: QueryContext, locale: Locale) {
  return reader
    .range('municipalities', 'municipalities')
    .map((municipality) => ({ code: municipality.id, ...placeName(municipality, undefined, locale) }))
    .sort((a, b) => a.order.localeCompare(b.order, placeOrderIn(locale)))
    .map(({ code, text }) => ({ code, name: text }));
}
