/** How often one address may ask, and one network. */
import type { Claim } from '#platform/base/limiter.ts';
import { countedAs, networkOf } from './request-origin.ts';

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

export function computeRates(ratePerMinute: number): Rates {
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
export function chooseRate(endpoint: Limited, rates: Rates): number {
  return isScarce(endpoint) ? rates.personal : rates.usual;
}

export const rateWindowMs = 60 * 1000;

/** A network of IPv6 may ask as often as so many of its addresses: a household gets thousands of them. */
const networkShare = 4;

/** What a request takes of the rates of its address and its network, which for IPv4 are the same.
 * @param name What is counted. */
export function buildClaims(name: string, clientAddress: string, max: number): readonly Claim[] {
  const address = countedAs(clientAddress);
  return [
    { key: `${name} ${address}`, max },
    { key: `${name} ${networkOf(address)}`, max: max * networkShare },
  ];
}
