/** What visitors may let the server make: how often, by address and network, and how much at once, by network. What is made in
 * threads would otherwise keep the pages of all others waiting. */
import type { Clock } from '#platform/base/clock.ts';
import { type Claim, Limiter } from '#platform/base/limiter.ts';
import { buildClaims, rateWindowMs } from '#platform/calls/rates.ts';
import { networkOf } from '#platform/calls/request-origin.ts';
import { plainRefusal, retryLater } from './page-response.ts';

/** Share of the usual rate, and how much of it one network and all of them may have in progress. A drawing in all languages
 * takes as long as several pages. */
const kinds = {
  page: { share: 1, ofNetwork: 8, ofAll: 48 },
  lookup: { share: 1, ofNetwork: 8, ofAll: 48 },
  sheet: { share: 1 / 6, ofNetwork: 2, ofAll: 8 },
  poster: { share: 1 / 6, ofNetwork: 2, ofAll: 8 },
} as const satisfies Readonly<
  Record<string, { readonly share: number; readonly ofNetwork: number; readonly ofAll: number }>
>;

export type MadeKind = keyof typeof kinds;

export interface PageLimitsOptions {
  /** Pages per minute for one address. */
  readonly ratePerMinute: number;
  readonly clock: Clock;
}

export class PageLimits {
  readonly #ratePerMinute: number;
  readonly #requests: Limiter;
  readonly #inProgress: Limiter;

  constructor({ ratePerMinute, clock }: PageLimitsOptions) {
    this.#ratePerMinute = ratePerMinute;
    this.#requests = new Limiter({ name: 'requests for pages', windowMs: rateWindowMs, clock });
    this.#inProgress = new Limiter({ name: 'pages in progress', windowMs: 0, clock });
  }

  /** Counts one more request, and makes what it asks for.
   * @returns undefined when that is beyond a limit. */
  async make<Made>(
    kind: MadeKind,
    clientAddress: string,
    make: () => Promise<Made>,
  ): Promise<Made | undefined> {
    return this.count(kind, clientAddress) ? this.makeCounted(kind, clientAddress, make) : undefined;
  }

  /** Counts one more request.
   * @returns Whether it is within the rate. */
  count(kind: MadeKind, clientAddress: string): boolean {
    const max = Math.ceil(this.#ratePerMinute * kinds[kind].share);
    const counted = this.#requests.take(buildClaims(kind, clientAddress, max));
    if (counted.type === 'admitted') counted.permit.release();
    return counted.type === 'admitted';
  }

  /** Makes what a counted request asks for. All of it must have come: a place is for work, and not for waiting for a sender.
   * @returns undefined when too much is being made. */
  async makeCounted<Made>(
    kind: MadeKind,
    clientAddress: string,
    make: () => Promise<Made>,
  ): Promise<Made | undefined> {
    const { ofNetwork, ofAll } = kinds[kind];
    const begun = this.#inProgress.take(buildNetworkClaims(kind, clientAddress, { ofNetwork, ofAll }));
    if (begun.type === 'refused') return undefined;
    try {
      return await make();
    } finally {
      begun.permit.release();
    }
  }
}

function buildNetworkClaims(
  kind: MadeKind,
  clientAddress: string,
  { ofNetwork, ofAll }: { readonly ofNetwork: number; readonly ofAll: number },
): readonly Claim[] {
  return [
    { key: `${kind} ${networkOf(clientAddress)}`, max: ofNetwork },
    { key: kind, max: ofAll },
  ];
}

/** Where only the rate counts.
 * @param limiter With the window of rates.
 * @returns Whether one more request is within the limit. */
export function isWithinRate(limiter: Limiter, clientAddress: string, ratePerMinute: number): boolean {
  const admission = limiter.take(buildClaims('', clientAddress, ratePerMinute));
  if (admission.type === 'admitted') admission.permit.release();
  return admission.type === 'admitted';
}

/** @param name What is counted.
 * @returns The same handler with a rate limit per visitor. */
export function rateLimited(
  answer: (request: Request) => Promise<Response>,
  name: string,
  { ratePerMinute, clock }: PageLimitsOptions,
): (request: Request, clientAddress: string) => Promise<Response> {
  const limiter = new Limiter({ name, windowMs: rateWindowMs, clock });
  return async (request, clientAddress) =>
    isWithinRate(limiter, clientAddress, ratePerMinute)
      ? answer(request)
      : plainRefusal(request, 'too-many-requests', retryLater);
}
