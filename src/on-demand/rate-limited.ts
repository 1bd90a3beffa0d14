import { countedAs } from '#proxy/request.ts';
import type { RequestCounter } from '#proxy/storage.ts';
import { plainRefusal, retryLater } from './page-response.ts';

export interface RateLimit {
  readonly counter: RequestCounter;
  /** Requests per minute for one address. */
  readonly ratePerMinute: number;
}

const minuteMs = 60_000;

/** Counts one more request of an address.
 * @param name Name of the counter.
 * @returns Whether it is within the limit. */
export async function isWithinRate(
  { counter, ratePerMinute }: RateLimit,
  name: string,
  clientAddress: string,
): Promise<boolean> {
  return (await counter.count(`${name} ${countedAs(clientAddress)}`, minuteMs)).events <= ratePerMinute;
}

/** @returns The same handler with a rate limit per visitor. */
export function rateLimited(
  answer: (request: Request) => Promise<Response>,
  name: string,
  limit: RateLimit,
): (request: Request, clientAddress: string) => Promise<Response> {
  return async (request, clientAddress) =>
    (await isWithinRate(limit, name, clientAddress))
      ? answer(request)
      : plainRefusal(request, 'too-many-requests', retryLater);
}
