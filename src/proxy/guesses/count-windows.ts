import { BoundedCache } from '#base/bounded-cache.ts';
import type { Clock } from '#base/clock.ts';

interface Window {
  events: number;
  readonly endsAt: number;
}

/** Bytes of two numbers and the object around them. */
const windowBytes = 48;

/** Events by key, within windows of one length that begin with the first event. Of more keys than the limit those that were
 * asked for longest ago are forgotten. */
export class CountWindows {
  readonly #lengthMs: number;
  readonly #clock: Clock;
  readonly #windows: BoundedCache<Window>;

  constructor(lengthMs: number, clock: Clock) {
    this.#lengthMs = lengthMs;
    this.#clock = clock;
    this.#windows = new BoundedCache({
      name: 'guesses of contract numbers',
      maxBytes: 8 * 1024 * 1024,
      maxEntries: 30_000,
      sizeOf: () => windowBytes,
    });
  }

  count(key: string): number {
    const window = this.#windows.get(key);
    return window && window.endsAt > this.#clock() ? window.events : 0;
  }

  /** @returns Events of the window, this one included. */
  add(key: string): number {
    const now = this.#clock();
    const open = this.#windows.get(key);
    if (open && open.endsAt > now) return (open.events += 1);
    this.#windows.set(key, { events: 1, endsAt: now + this.#lengthMs });
    return 1;
  }
}
