/** State of the list of unserved addresses: area, then city, or a search over all of them. */
import { unreachable } from '#platform/base/unreachable.ts';
import type { UnservedAddress } from './unserved-answer.ts';
import { languages, type Locale } from '#platform/languages/locale.ts';
import { getCollator } from '#platform/languages/collator.ts';
import { formatCount } from '#shell/languages/format.ts';
import { readName, searchedNames, type SourceName, type SourceNames } from '#shell/languages/source-name.ts';
import { type AddressCodec, pageParameter, textParameter } from '#shell/browser/address-codec.ts';
import { hasWords } from '#shell/table/words.ts';
import type { UnservedTexts } from './unserved-texts.ts';

export interface UnservedView {
  /** Empty: all. */
  readonly area: string;
  /** Empty: all of the area. */
  readonly city: string;
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

export const initialUnserved: UnservedView = { area: '', city: '', search: '', page: 1 };

export type UnservedEvent =
  | { readonly type: 'area-chosen'; readonly area: string }
  | { readonly type: 'city-chosen'; readonly city: string }
  | { readonly type: 'searched'; readonly search: string }
  | { readonly type: 'paged'; readonly page: number };

export function unservedReducer(view: UnservedView, event: UnservedEvent): UnservedView {
  switch (event.type) {
    case 'area-chosen':
      return { ...view, area: event.area, city: '', page: 1 };
    case 'city-chosen':
      return { ...view, city: event.city, page: 1 };
    case 'searched':
      // A search covers all areas; its results may be filtered again.
      return { ...initialUnserved, search: event.search };
    case 'paged':
      return { ...view, page: event.page };
    default:
      return unreachable(event);
  }
}

/** A place to choose. */
export interface ChoosablePlace {
  /** In Estonian: the same in every language of the page's address. */
  readonly value: string;
  readonly name: SourceName;
}

/** Available areas. */
export function listAreas(
  addresses: readonly UnservedAddress[],
  names: SourceNames,
): readonly ChoosablePlace[] {
  return namedPlaces(
    addresses.map(({ area }) => area),
    names,
  );
}

/** Available cities of an area; none before an area is selected. */
export function listCities(
  addresses: readonly UnservedAddress[],
  chosen: string,
  names: SourceNames,
): readonly ChoosablePlace[] {
  return namedPlaces(
    addresses.filter(({ area }) => area === chosen).map(({ city }) => city),
    names,
  );
}

function namedPlaces(values: readonly string[], names: SourceNames): readonly ChoosablePlace[] {
  return [...new Set(values)]
    .filter((value) => value !== '')
    .map((value) => ({ value, name: readName(value, names) }));
}

/** Places in the order of the language. */
export function inOrder(places: readonly ChoosablePlace[], locale: Locale): readonly ChoosablePlace[] {
  return places.toSorted((a, b) => getCollator(languages[locale].tag).compare(a.name.text, b.name.text));
}

/** Addresses that match the state, in the order of the list. Names are found as the page shows them and in Estonian. */
export function matching(
  addresses: readonly UnservedAddress[],
  { area, city, search }: UnservedView,
  names: SourceNames,
): readonly UnservedAddress[] {
  // Matches whole addresses too: `Kase tn 4, Keila`.
  const words = search.replaceAll(',', ' ').trim();
  return addresses.filter(
    (entry) =>
      (area === '' || entry.area === area) &&
      (city === '' || entry.city === city) &&
      hasWords(searchedText(entry, names), words),
  );
}

function searchedText(entry: UnservedAddress, names: SourceNames): string {
  const { address, city, area, garbage = '', reason = '' } = entry;
  return [address, ...[city, area, garbage, reason].map((name) => searchedNames(name, names))].join(' ');
}

/** Groups the addresses of one day. */
export function byDay(
  addresses: readonly UnservedAddress[],
): readonly { readonly date: string; readonly addresses: readonly UnservedAddress[] }[] {
  const days = [...new Set(addresses.map(({ date }) => date))];
  return days.map((date) => ({ date, addresses: addresses.filter((entry) => entry.date === date) }));
}

/** State in the page's address; results of the site search link here with `address`. */
export const unservedCodec: AddressCodec<UnservedView> = {
  area: textParameter('area'),
  city: textParameter('city'),
  search: textParameter('address'),
  page: pageParameter('page'),
};

/** How many addresses are shown, or why none is.
 * @param all Addresses of the list, whatever is sought. */
export function foundText(
  found: number,
  all: number,
  { texts, locale }: { readonly texts: UnservedTexts; readonly locale: Locale },
): string {
  if (found > 0) return formatCount(found, texts.found, locale);
  return all === 0 ? `${texts.noData} ${texts.none}` : texts.noResults;
}
