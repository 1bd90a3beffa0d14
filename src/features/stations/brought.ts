/** What a visitor wants to bring: a kind of waste, or an object of "What goes where". */
import { mustAskFirst, priceFor, type StationTie } from './station-tie.ts';
import { type ObjectTie, type StationFact, takingFact } from './station-facts.ts';
import type { WasteChoice } from './station.ts';

export interface Brought {
  /** Of its kind and its id: a type of waste may have the id of an object. */
  readonly key: `waste:${string}` | `object:${string}`;
  readonly name: string;
  readonly tie: StationTie;
  /** Of an object: its page, and the name of the bin where it goes first. */
  readonly page?: { readonly href: string; readonly bin: string };
}

/** @param id One of the ids of kinds of waste. */
export function broughtWaste({ id, name, code }: WasteChoice): Brought {
  return { key: `waste:${id}`, name, tie: { wasteType: id, wasteCodes: code === undefined ? [] : [code] } };
}

export function broughtObject({ id, name, href, bin, tie }: ObjectTie): Brought {
  return { key: `object:${id}`, name, tie, page: { href, bin } };
}

/** Ids of one kind, in their order. */
export function extractIds(kind: 'waste' | 'object', load: readonly Brought[]): readonly string[] {
  const start = `${kind}:`;
  return load.flatMap(({ key }) => (key.startsWith(start) ? [key.slice(start.length)] : []));
}

/** What a resident pays at a station.
 * @returns undefined if its price list has no row for it. */
export function broughtPrice({ tie }: Brought, fact: StationFact | undefined): string | undefined {
  return fact && priceFor(fact.prices, tie)?.text;
}

/** Whether a station that takes it may refuse it all the same. A kind of waste that it accepts it never does. */
export const isUnsure = ({ page, tie }: Brought, fact: StationFact | undefined): boolean =>
  page !== undefined && fact !== undefined && mustAskFirst(takingFact(fact), tie);
