/** Where municipalities differ about what goes where: what their carriers take from home, as price lists and contracts say, and
 * what the municipalities ask themselves. */
import { type Locale, textIn } from '#model/locale.ts';
import { placeName, placeOrderIn } from '#model/place-name.ts';
import { homeWastes, type HomeStream } from '#model/sorting.ts';
import type { QueryContext } from './site.ts';

/** `taken`: we take it from home; `notTaken`: we do not; `other`: another carrier decides; `unknown`: we know no carrier. */
export const homeStates = ['notTaken', 'taken', 'other', 'unknown'] as const;

interface Place {
  /** EHAK code. */
  readonly municipality: string;
  /** Name of the municipality alone, as the visitor chooses it. */
  readonly name: string;
  readonly label: string;
  readonly order: string;
}

interface HomePlace extends Place {
  readonly state: (typeof homeStates)[number];
  /** Of ours, as the source. */
  readonly priceList: number | undefined;
  readonly carrier: string | undefined;
}

/** @returns Each list in the alphabet of the page. */
export function sortingDifferences(context: QueryContext, stream: HomeStream, locale: Locale) {
  const { reader } = context;
  const municipalities = reader.range('municipalities', 'municipalities');
  const placeOf = (code: string, district?: string): Place => {
    const municipality = municipalities.find(({ id }) => id === code) ?? { name: code };
    const { text, order } = placeName(municipality, district, locale);
    return {
      municipality: code,
      name: placeName(municipality, undefined, locale).text,
      label: text,
      order,
    };
  };
  const contracts = reader.range('municipality-contracts', 'municipality-contracts');
  const homes = contracts.map(({ municipality, district, carrier, priceList }): HomePlace => {
    const place = placeOf(municipality, district);
    const list = priceList === undefined ? undefined : reader.entry('price-lists', priceList);
    if (!list) return { ...place, state: 'other', priceList: undefined, carrier };
    const isTaken = list.tables.some(
      (table) => table.type === 'containers' && table.wasteType === homeWastes[stream],
    );
    return { ...place, state: isTaken ? 'taken' : 'notTaken', priceList, carrier: undefined };
  });
  const unknown = municipalities
    .filter(({ id }) => !contracts.some(({ municipality }) => municipality === id))
    .map(({ id }): HomePlace => ({
      ...placeOf(id),
      state: 'unknown',
      priceList: undefined,
      carrier: undefined,
    }));
  const rules = reader
    .range('sorting-differences', 'sorting-differences')
    .filter(({ bin }) => bin === stream)
    .map(({ municipality, text, source }) => ({
      ...placeOf(municipality),
      text: textIn(text, locale),
      source: { ...source, title: textIn(source.title, locale) },
    }));
  const inOrder = <Sorted extends Place>(places: readonly Sorted[]): readonly Sorted[] =>
    places.toSorted((a, b) => a.order.localeCompare(b.order, placeOrderIn(locale)));
  return { homes: inOrder([...homes, ...unknown]), rules: inOrder(rules) };
}
