import { BoundedCache } from '#base/bounded-cache.ts';
import type { Clock } from '#base/clock.ts';
import type { RequestCounter } from './storage.ts';

interface Counted {
  events: number;
  readonly endsAt: number;
}

/** Bytes of two numbers and the object around them. */
const countedBytes = 48;

/** Counts within the process. Of more addresses than the limit those that asked longest ago are counted anew. */
export class MemoryCounter implements RequestCounter {
  readonly #clock: Clock;
  readonly #counted: BoundedCache<Counted>;

  /** @param name Of what is counted, for the list of caches. */
  constructor(name: string, clock: Clock, maxEntries = 30_000) {
    this.#clock = clock;
    const maxBytes = 8 * 1024 * 1024;
    this.#counted = new BoundedCache({ name, maxBytes, maxEntries, sizeOf: () => countedBytes });
  }

  count(key: string, windowMs: number): Promise<{ readonly events: number; readonly endsAt: number }> {
    const now = this.#clock();
    const open = this.#counted.get(key);
    if (open && open.endsAt > now) {
      open.events += 1;
      return Promise.resolve({ ...open });
    }
    const begun = { events: 1, endsAt: now + windowMs };
    this.#counted.set(key, begun);
    return Promise.resolve({ ...begun });
  }
}
