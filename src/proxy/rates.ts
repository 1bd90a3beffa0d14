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

interface Limited {
  readonly isPersonal: boolean;
  readonly isSigned?: true;
}

/** Whether the lower rate counts. A page of another site must not use it up for its visitors. */
export function isScarce({ isPersonal, isSigned }: Limited): boolean {
  return isPersonal && isSigned !== true;
}

/** @returns Requests per minute that count for an endpoint. */
export function rateOf(endpoint: Limited, rates: Rates): number {
  return isScarce(endpoint) ? rates.personal : rates.usual;
}
