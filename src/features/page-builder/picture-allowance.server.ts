/** Limits the picture requests of one sync. A page may use any number of pictures, on hosts that never respond, and
 * publishing waits for the sync. Pictures over the limit follow in the next sync. */
import type { HttpFailure, HttpLimits, HttpResponse } from '#platform/base/http/exchange.ts';
import type { Result } from '#platform/base/result.ts';

export interface PictureLimits extends HttpLimits {
  /** Max pictures. */
  readonly maxAsked: number;
  /** Max bytes of all pictures. */
  readonly maxBytes: number;
  /** Max time for all pictures. */
  readonly allTimeMs: number;
  /** Max timeouts per host. */
  readonly maxTimeouts: number;
}

export type Allowed =
  | { readonly type: 'asked'; readonly timeMs: number }
  /** Over the limit of one sync. */
  | { readonly type: 'left' }
  | { readonly type: 'silent-host' };

export class PictureAllowance {
  readonly #limits: PictureLimits;
  readonly #now: () => number;
  readonly #endsAt: number;
  /** Bounded by the number of requested pictures: the timeouts of each host. */
  readonly #timeouts = new Map<string, number>();
  #asked = 0;
  #bytes = 0;

  /** @param now Milliseconds of a monotonic clock. */
  constructor(limits: PictureLimits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
    this.#endsAt = now() + limits.allTimeMs;
  }

  /** Call it once for each picture, right before its request. */
  take({ host }: URL): Allowed {
    const { maxAsked, maxBytes, maxTimeouts, timeMs } = this.#limits;
    if ((this.#timeouts.get(host) ?? 0) >= maxTimeouts) return { type: 'silent-host' };
    const leftMs = this.#endsAt - this.#now();
    if (this.#asked >= maxAsked || this.#bytes >= maxBytes || leftMs <= 0) return { type: 'left' };
    this.#asked += 1;
    return { type: 'asked', timeMs: Math.min(timeMs, leftMs) };
  }

  note({ host }: URL, outcome: Result<HttpResponse, HttpFailure>): void {
    if (outcome.type === 'success') this.#bytes += outcome.value.bytes.length;
    else if (outcome.failure.reason === 'timeout')
      this.#timeouts.set(host, (this.#timeouts.get(host) ?? 0) + 1);
  }
}
