/** How often one address may ask. */

/** RATE_LIMIT where nothing is set. */
export const defaultRatePerMinute = 120;

/** The rate of contract lookups is the usual rate divided by this. */
const personalShare = 6;

/** Requests per minute from one address to one endpoint. */
export interface Rates {
  readonly usual: number;
  /** For endpoints that answer about one customer. Slows down guessing of contract numbers. */
  readonly personal: number;
}

export function ratesOf(ratePerMinute: number): Rates {
  return { usual: ratePerMinute, personal: Math.ceil(ratePerMinute / personalShare) };
}

/** @returns Requests per minute that count for an endpoint. */
export function rateOf(
  endpoint: { readonly isPersonal: boolean; readonly isSigned?: true },
  rates: Rates,
): number {
  return endpoint.isPersonal && endpoint.isSigned !== true ? rates.personal : rates.usual;
}
