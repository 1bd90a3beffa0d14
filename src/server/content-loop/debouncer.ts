/** When hints are acted on. The first is at once. Those that come while it is worked on, or shortly after it, wait until no
 * more come for a while, the longer the more often hints were acted on lately: so a storm of hints makes few syncs, and an
 * editor who saves now and then never waits. */

export interface DebounceIntervals {
  /** Milliseconds without a hint, by how often hints were acted on within the window; the last counts for all above. */
  readonly quietMs: readonly number[];
  readonly windowMs: number;
  /** Nobody waits longer than this after the first hint, in milliseconds. */
  readonly maxMs: number;
}

export const debounceIntervals: DebounceIntervals = {
  quietMs: [0, 300, 3000, 10_000],
  windowMs: 10_000,
  maxMs: 10_000,
};

/** @template Subject What a hint is about. */
export class Debouncer<Subject> {
  readonly #intervals: DebounceIntervals;
  // Bounded by what is signed for within `mostMs`, at the rate of webhooks.
  readonly #subjects = new Map<string, Subject>();
  #firstAt: number | undefined;
  #lastAt = 0;
  /** When hints were acted on. */
  #acted: readonly number[] = [];

  constructor(intervals: DebounceIntervals = debounceIntervals) {
    this.#intervals = intervals;
  }

  get isWaiting(): boolean {
    return this.#firstAt !== undefined;
  }

  /** How many subjects are named by the hints that wait. */
  get named(): number {
    return this.#subjects.size;
  }

  /** @param subject undefined for a hint that names nothing.
   * @param now Milliseconds since the epoch, here and below. */
  add(subject: Subject | undefined, now: number): void {
    this.#firstAt ??= now;
    this.#lastAt = now;
    if (subject !== undefined) this.#subjects.set(JSON.stringify(subject), subject);
  }

  /** @returns When the hints that wait are to be acted on; undefined when none waits. */
  readyAt(now: number): number | undefined {
    if (this.#firstAt === undefined) return undefined;
    const { quietMs, windowMs, maxMs } = this.#intervals;
    const lately = this.#acted.filter((at) => now - at < windowMs).length;
    const quiet = quietMs[Math.min(lately, quietMs.length - 1)] ?? 0;
    return Math.min(this.#lastAt + quiet, this.#firstAt + maxMs);
  }

  isReady(now: number): boolean {
    const readyAt = this.readyAt(now);
    return readyAt !== undefined && readyAt <= now;
  }

  /** @returns What the hints name, once each. */
  take(now: number): readonly Subject[] {
    const subjects = [...this.#subjects.values()];
    this.#subjects.clear();
    this.#firstAt = undefined;
    this.#acted = [...this.#acted.filter((at) => now - at < this.#intervals.windowMs), now];
    return subjects;
  }
}
