/** Debounces webhook events. The first is processed at once. Events that arrive during processing or shortly
 * after it wait for a pause; the more often events were processed lately, the longer the pause. A burst of
 * events leads to few syncs, and an editor who saves now and then never waits. */

export interface DebounceIntervals {
  /** Required pause in milliseconds, by number of runs within the window; the last value applies to all
   * higher numbers. */
  readonly quietMs: readonly number[];
  readonly windowMs: number;
  /** Maximum wait after the first event, in milliseconds. */
  readonly maxMs: number;
}

export const debounceIntervals: DebounceIntervals = {
  quietMs: [0, 300, 3000, 10_000],
  windowMs: 10_000,
  maxMs: 10_000,
};

/** @template Subject What an event is about. */
export class Debouncer<Subject> {
  readonly #intervals: DebounceIntervals;
  // Bounded by the signed webhooks within `maxMs`, which are rate-limited.
  readonly #subjects = new Map<string, Subject>();
  #firstAt: number | undefined;
  #lastAt = 0;
  /** When events were processed. */
  #acted: readonly number[] = [];

  constructor(intervals: DebounceIntervals = debounceIntervals) {
    this.#intervals = intervals;
  }

  get isWaiting(): boolean {
    return this.#firstAt !== undefined;
  }

  /** Number of subjects that waiting events name. */
  get named(): number {
    return this.#subjects.size;
  }

  /** @param subject undefined for an event that names nothing.
   * @param now Milliseconds since the epoch, here and below. */
  add(subject: Subject | undefined, now: number): void {
    this.#firstAt ??= now;
    this.#lastAt = now;
    if (subject !== undefined) this.#subjects.set(JSON.stringify(subject), subject);
  }

  /** @returns When waiting events are to be processed; undefined when none waits. */
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

  /** @returns The subjects of the events, without duplicates. */
  take(now: number): readonly Subject[] {
    const subjects = [...this.#subjects.values()];
    this.#subjects.clear();
    this.#firstAt = undefined;
    this.#acted = [...this.#acted.filter((at) => now - at < this.#intervals.windowMs), now];
    return subjects;
  }
}
