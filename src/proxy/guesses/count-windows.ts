import type { Clock } from '#base/clock.ts';

interface Window {
  events: number;
  readonly endsAt: number;
}

/** Keys that are counted at the same time. */
const maxKeys = 50_000;

/** Events by key, within windows of one length that begin with the first event. */
export class CountWindows {
  readonly #lengthMs: number;
  readonly #clock: Clock;
  /** In the order in which they end. */
  readonly #windows = new Map<string, Window>();

  constructor(lengthMs: number, clock: Clock) {
    this.#lengthMs = lengthMs;
    this.#clock = clock;
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
    this.#windows.delete(key);
    if (this.#windows.size >= maxKeys) this.#forgetFirst();
    this.#windows.set(key, { events: 1, endsAt: now + this.#lengthMs });
    return 1;
  }

  #forgetFirst(): void {
    const [first] = this.#windows.keys();
    if (first !== undefined) this.#windows.delete(first);
  }
}
