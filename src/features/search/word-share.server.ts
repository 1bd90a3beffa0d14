/** How many words one network may add a day: a share of what is left of it, so a day never becomes full of the words of a few.
 * Only a count of each network is kept, in memory, apart from the words. */
import type { Clock } from '#platform/base/clock.ts';
import { Limiter } from '#platform/base/limiter.ts';
import { failure, type Result, success } from '#platform/base/result.ts';
import type { Refusal } from '#platform/calls/refusal.ts';
import { neighbourhoodOf } from '#platform/calls/request-origin.ts';

declare module '#platform/calls/endpoint.ts' {
  interface CallParts {
    readonly wordShare: WordShare;
  }
}

/** Of an empty day one network may add twenty words, of an almost full one a single word. */
const networkShare = 1 / 25;

const windowMs = 24 * 60 * 60 * 1000;

export class WordShare {
  readonly #networks: Limiter;

  constructor(clock: Clock) {
    this.#networks = new Limiter({ name: 'networks that sent unanswered words', windowMs, clock });
  }

  /** @param address Client address.
   * @param room How many words the day still takes. */
  take(address: string, room: number): Result<undefined, Refusal> {
    if (room <= 0) return failure({ code: 'words-exhausted' });
    const claim = { key: neighbourhoodOf(address), max: Math.ceil(room * networkShare) };
    const admission = this.#networks.take([claim]);
    if (admission.type === 'refused')
      return failure({
        code: 'too-many-requests',
        retryAfterSeconds: Math.ceil(admission.retryAfterMs / 1000),
      });
    admission.permit.release();
    return success(undefined);
  }
}
