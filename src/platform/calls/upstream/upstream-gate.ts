/** How many calls of an upstream may be open at once: of all visitors, of one network, and of searches, which cost the upstream
 * most. A call beyond that waits a moment for its turn, also in limited numbers, and is then refused: an upstream that is slow
 * already would only become slower. */
import { systemClock } from '#platform/base/clock.ts';
import { type Claim, Limiter, type Permit } from '#platform/base/limiter.ts';
import { failure } from '#platform/base/result.ts';
import { networkOf } from '../request-origin.ts';
import type { Upstream, UpstreamCall, UpstreamLimits } from './upstream.ts';

export interface GateShares {
  readonly all: number;
  readonly network: number;
  /** Of all calls, and half of a network's. */
  readonly searches: number;
}

/** A PHP server answers some dozens at once. */
export const contentBaseShares: GateShares = { all: 24, network: 8, searches: 8 };

/** Limits of one call: it is answered within 8 s. */
export const usualLimits: UpstreamLimits = { timeMs: 7000, bodyBytes: 2_000_000 };

/** A visitor is answered within 8 s, of which a call may take 7. */
const maxWaitMs = 3000;

/** Waiting calls for each that may be open. */
const waitingShare = 4;

interface Turn {
  readonly permit: Permit;
  readonly waitedMs: number;
}

interface Waiting {
  readonly claims: readonly Claim[];
  readonly begin: (permit: Permit) => void;
}

export class UpstreamGate {
  readonly #shares: GateShares;
  /** Calls that wait or are open. */
  readonly #present = new Limiter({ name: 'calls to upstreams', windowMs: 0, clock: systemClock });
  readonly #open = new Limiter({ name: 'calls to upstreams', windowMs: 0, clock: systemClock });
  /** Bounded by `#present`. */
  #waiting: Waiting[] = [];

  constructor(shares: GateShares) {
    this.#shares = shares;
  }

  /** Waits for a turn.
   * @param address Client address.
   * @returns undefined when there are too many. */
  async use<Value>(
    { address, isSearch }: { readonly address: string; readonly isSearch: boolean },
    call: (waitedMs: number) => Promise<Value>,
  ): Promise<Value | undefined> {
    const claims = this.#buildClaims(networkOf(address), isSearch);
    const present = this.#present.take(claims.map(({ key, max }) => ({ key, max: max * waitingShare })));
    if (present.type === 'refused') return undefined;
    try {
      const turn = await this.#turn(claims);
      if (!turn) return undefined;
      try {
        return await call(turn.waitedMs);
      } finally {
        turn.permit.release();
        this.#beginNext();
      }
    } finally {
      present.permit.release();
    }
  }

  #buildClaims(network: string, isSearch: boolean): readonly Claim[] {
    const { all, network: ofNetwork, searches } = this.#shares;
    const usual = [
      { key: 'all', max: all },
      { key: network, max: ofNetwork },
    ];
    if (!isSearch) return usual;
    return [
      ...usual,
      { key: 'searches', max: searches },
      { key: `searches ${network}`, max: Math.ceil(ofNetwork / 2) },
    ];
  }

  async #turn(claims: readonly Claim[]): Promise<Turn | undefined> {
    const admission = this.#open.take(claims);
    if (admission.type === 'admitted') return { permit: admission.permit, waitedMs: 0 };
    const start = performance.now();
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((other) => other !== waiting);
        resolve(undefined);
      }, maxWaitMs);
      const begin = (permit: Permit) => {
        clearTimeout(timer);
        resolve({ permit, waitedMs: Math.round(performance.now() - start) });
      };
      const waiting: Waiting = { claims, begin };
      this.#waiting.push(waiting);
    });
  }

  /** The longest waiting first, of those whose network has room. */
  #beginNext(): void {
    this.#waiting = this.#waiting.filter(({ claims, begin }) => {
      const admission = this.#open.take(claims);
      if (admission.type === 'admitted') begin(admission.permit);
      return admission.type === 'refused';
    });
  }
}

/** The same upstream for one visitor, within the limits of the gate. */
export function gatedUpstream(upstream: Upstream, gate: UpstreamGate, address: string): Upstream {
  return {
    ...upstream,
    send: async (call, limits) => {
      const sent = await gate.use({ address, isSearch: isSearch(call) }, (waitedMs) =>
        upstream.send(call, { ...limits, timeMs: Math.max(1, limits.timeMs - waitedMs) }),
      );
      return sent ?? failure({ reason: 'busy' });
    },
  };
}

const isSearch = ({ path, parameters }: UpstreamCall): boolean =>
  path.endsWith('/search') || parameters.search !== undefined;
