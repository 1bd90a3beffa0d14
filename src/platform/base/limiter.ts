/** The only thing that counts what may be done how often, or how much of it at once. A limiter counts by key: what was done in a
 * window that begins with the first of it, and what is in progress. Both count against a limit, so a thousand requests at once
 * get no further than a thousand one after another. */
import { BoundedCache } from './bounded-cache.ts';
import type { Clock } from './clock.ts';

export interface LimiterOptions {
  /** What is counted, for the list of caches. */
  readonly name: string;
  /** Length of the counting window in milliseconds. 0: only what is in progress counts. */
  readonly windowMs: number;
  readonly clock: Clock;
  /** Keys whose windows are remembered; beyond it the least recently used are forgotten. Keys of which something is in progress
   * are never forgotten: there are as many as permits. */
  readonly maxKeys?: number;
}

export interface Claim {
  readonly key: string;
  /** Done in the window and in progress together. */
  readonly max: number;
}

export interface Permit {
  /** Must be called when the work has ended, in whatever way. Later calls do nothing.
   * @param counted How much of the amount counts as done, from now to the end of the window. All of it when absent. */
  readonly release: (counted?: number) => void;
}

export type Admission =
  | { readonly type: 'admitted'; readonly permit: Permit }
  | {
      readonly type: 'refused';
      /** The first that has no room. */
      readonly claim: Claim;
      /** Until its window ends; a second where only work in progress is in the way. */
      readonly retryAfterMs: number;
    };

const defaultMaxKeys = 30_000;

/** Memory of one key at most, with its text. */
const keyBytes = 512;

/** Memory of three numbers and their object. */
const countedBytes = 56;

const inProgressRetryMs = 1000;

interface Counted {
  inProgress: number;
  done: number;
  endsAt: number;
}

export class Limiter {
  readonly #windowMs: number;
  readonly #clock: Clock;
  /** Bounded by the permits that are not released. */
  readonly #busy = new Map<string, Counted>();
  readonly #idle: BoundedCache<Counted>;

  constructor({ name, windowMs, clock, maxKeys = defaultMaxKeys }: LimiterOptions) {
    this.#windowMs = windowMs;
    this.#clock = clock;
    const maxBytes = maxKeys * keyBytes;
    this.#idle = new BoundedCache({ name, maxBytes, maxEntries: maxKeys, countBytes: () => countedBytes });
  }

  /** Takes all claims or none. Claims with the same key are counted once, and each of their limits holds.
   * @param amount How much is taken of each claim. */
  take(claims: readonly Claim[], amount = 1): Admission {
    const claim = claims.find(({ key, max }) => this.count(key) + amount > max);
    if (claim) return { type: 'refused', claim, retryAfterMs: this.#retryAfterMs(claim.key) };
    const keys = new Set(claims.map(({ key }) => key));
    for (const key of keys) this.#begin(key, amount);
    let isReleased = false;
    const release = (counted = amount) => {
      if (isReleased) return;
      isReleased = true;
      for (const key of keys) this.#end(key, amount, Math.min(amount, counted));
    };
    return { type: 'admitted', permit: { release } };
  }

  /** Counts what needs no admission as done. */
  add(key: string, amount = 1): void {
    this.#begin(key, amount);
    this.#end(key, amount, amount);
  }

  /** @returns Done in the window and in progress. */
  count(key: string): number {
    const counted = this.#find(key);
    return counted ? counted.inProgress + counted.done : 0;
  }

  /** @returns What is counted of a key, without what was done in a window that has ended. */
  #find(key: string): Counted | undefined {
    const counted = this.#busy.get(key) ?? this.#idle.get(key);
    if (!counted) return undefined;
    const now = this.#clock();
    // A clock that is set back would keep the window open for as long.
    counted.endsAt = Math.min(counted.endsAt, now + this.#windowMs);
    if (counted.endsAt <= now) counted.done = 0;
    return counted;
  }

  #retryAfterMs(key: string): number {
    const counted = this.#find(key);
    return counted && counted.done > 0 ? counted.endsAt - this.#clock() : inProgressRetryMs;
  }

  #begin(key: string, amount: number): void {
    const counted = this.#find(key) ?? { inProgress: 0, done: 0, endsAt: 0 };
    counted.inProgress += amount;
    this.#busy.set(key, counted);
    this.#idle.delete(key);
  }

  #end(key: string, amount: number, done: number): void {
    const counted = this.#find(key);
    if (!counted) return;
    counted.inProgress -= amount;
    if (done > 0 && this.#windowMs > 0) {
      if (counted.done === 0) counted.endsAt = this.#clock() + this.#windowMs;
      counted.done += done;
    }
    if (counted.inProgress > 0) return;
    this.#busy.delete(key);
    if (counted.done > 0) this.#idle.set(key, counted);
  }
}
