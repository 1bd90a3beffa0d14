/** What ties an object to waste stations: a type that they accept, or a row of their price lists. */
import type { wasteTypeIds } from '#shell/waste/waste-types.ts';
import type { WasteStation } from './waste-station.ts';

export interface StationTie {
  readonly wasteType?: (typeof wasteTypeIds)[number] | undefined;
  /** Codes of the European list. */
  readonly wasteCodes?: readonly string[] | undefined;
  /** Not every station that takes such things takes this one. */
  readonly asksFirst?: boolean | undefined;
}

export interface TakingStation {
  readonly acceptedWaste: readonly string[];
  /** Waste codes of rows that have a price for residents. */
  readonly codes: readonly string[];
}

export function takingStation({ acceptedWaste, prices }: WasteStation): TakingStation {
  return { acceptedWaste, codes: residentPrices(prices).map(({ code }) => code) };
}

/** Rows of a price list without those that are not for residents. */
export const residentPrices = <Price extends { readonly resident: number | null }>(
  prices: readonly Price[],
): readonly Price[] => prices.filter(({ resident }) => resident !== null);

/** Whether a resident may bring an object to a station. */
export function takes(
  { acceptedWaste, codes }: TakingStation,
  { wasteType, wasteCodes = [] }: StationTie,
): boolean {
  if (wasteType !== undefined && acceptedWaste.includes(wasteType)) return true;
  return wasteCodes.some((code) => codes.includes(code));
}

/** Kinds so broad that a station which accepts them may still refuse one of them. */
const broadTypes: ReadonlySet<string> = new Set(['hazardous', 'construction']);

/** Whether a visitor should ask a station before bringing what it takes: it names neither the object nor a kind that has only such. */
export function mustAskFirst(
  { codes }: TakingStation,
  { wasteType, wasteCodes = [], asksFirst = false }: StationTie,
): boolean {
  const isBroad = wasteType !== undefined && broadTypes.has(wasteType);
  return asksFirst || (isBroad && !wasteCodes.some((code) => codes.includes(code)));
}

/** The row of a price list for an object. */
export function priceFor<Price extends { readonly code: string }>(
  prices: readonly Price[],
  { wasteCodes = [] }: StationTie,
): Price | undefined {
  return prices.find(({ code }) => wasteCodes.includes(code));
}
