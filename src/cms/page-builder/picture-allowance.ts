/** How much one sync asks for pictures. A page may name as many as it likes, on hosts that never answer, and nothing else is
 * published meanwhile: what is over comes with the next sync. */
import type { HttpFailure, HttpResponse } from '#base/http/http-response.ts';
import type { HttpLimits } from '#base/http/http-request.ts';
import type { Result } from '#base/result.ts';

export interface PictureLimits extends HttpLimits {
  /** Pictures. */
  readonly maxAsked: number;
  /** Of all of them. */
  readonly maxBytes: number;
  /** For all of them. */
  readonly allTimeMs: number;
  /** Times that a host may let its time pass. */
  readonly maxTimeouts: number;
}

export type Allowed =
  | { readonly type: 'asked'; readonly timeMs: number }
  /** It is over what one sync asks. */
  | { readonly type: 'left' }
  | { readonly type: 'silent-host' };

export class PictureAllowance {
  readonly #limits: PictureLimits;
  readonly #now: () => number;
  readonly #endsAt: number;
  /** Times that were let pass, by host. Bounded by the pictures that are asked for. */
  readonly #timeouts = new Map<string, number>();
  #asked = 0;
  #bytes = 0;

  /** @param now Milliseconds, of a clock that nobody sets. */
  constructor(limits: PictureLimits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
    this.#endsAt = now() + limits.allTimeMs;
  }

  /** Asked once for each picture, right before it is asked for. */
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
