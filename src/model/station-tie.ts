/** What ties an object to waste stations: a type that they accept, or a row of their price lists. */
import type { SortingItem } from './sorting.ts';
import type { WasteStation } from './waste-station.ts';

export type StationTie = Pick<SortingItem, 'wasteType' | 'wasteCodes'>;

export interface TakingStation {
  readonly acceptedWaste: readonly string[];
  readonly prices: readonly Pick<WasteStation['prices'][number], 'code' | 'resident'>[];
}

/** The row of a station's price list for an object. */
export function priceFor<Price extends { readonly code: string }>(
  { prices }: { readonly prices: readonly Price[] },
  { wasteCodes = [] }: StationTie,
): Price | undefined {
  return prices.find(({ code }) => wasteCodes.includes(code));
}

/** Whether a resident may bring an object to a station. */
export function takes(station: TakingStation, tie: StationTie): boolean {
  if (tie.wasteType !== undefined && station.acceptedWaste.includes(tie.wasteType)) return true;
  const price = priceFor(station, tie);
  return price !== undefined && price.resident !== null;
}
