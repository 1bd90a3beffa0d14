/** State of the list of unserved addresses: area, then city, or a search over all of them. */
import { unreachable } from '#base/unreachable.ts';
import type { UnservedAddress } from '#model/live-answer.ts';
import { type AddressCodec, pageParameter, textParameter } from '../address/address-codec.ts';
import { hasWords } from '../list-filter/words.ts';

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

/** Available areas, in Estonian order. */
export function areasOf(addresses: readonly UnservedAddress[]): readonly string[] {
  return inOrder(addresses.map(({ area }) => area));
}

/** Available cities of an area; none before an area is selected. */
export function citiesOf(addresses: readonly UnservedAddress[], chosen: string): readonly string[] {
  return inOrder(addresses.filter(({ area }) => area === chosen).map(({ city }) => city));
}

function inOrder(names: readonly string[]): readonly string[] {
  const named = names.filter((name) => name !== '');
  return [...new Set(named)].sort(new Intl.Collator('et', { numeric: true }).compare);
}

/** Addresses that match the state, in the order of the list. */
export function matching(
  addresses: readonly UnservedAddress[],
  { area, city, search }: UnservedView,
): readonly UnservedAddress[] {
  // Matches whole addresses too: `Kase tn 4, Keila`.
  const words = search.replaceAll(',', ' ').trim();
  return addresses.filter(
    (entry) =>
      (area === '' || entry.area === area) &&
      (city === '' || entry.city === city) &&
      hasWords([entry.address, entry.city, entry.area, entry.garbage ?? ''].join(' '), words),
  );
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
