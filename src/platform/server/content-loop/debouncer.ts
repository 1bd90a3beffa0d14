/** Collects webhook events into rounds. The first event starts a round at once. Events that arrive during a round are taken
 * together by the next one, which starts when that round ends: an editor waits for one running round at most. Only a
 * storm, which is faster than people save, waits for a pause, so that it leads to few rounds. */

export interface DebounceIntervals {
  /** Minimum time between the starts of two rounds, in milliseconds. */
  readonly spacingMs: number;
  /** More events than this within this time are a storm. */
  readonly storms: readonly { readonly events: number; readonly withinMs: number }[];
  /** Required pause in a storm in milliseconds, by number of rounds since it began; the last value applies to all
   * higher numbers. */
  readonly quietMs: readonly number[];
  /** A storm ends when there was none for this long. */
  readonly calmMs: number;
  /** Maximum wait after the first event, in milliseconds. */
  readonly maxMs: number;
}

export const debounceIntervals: DebounceIntervals = {
  spacingMs: 100,
  storms: [
    { events: 25, withinMs: 1000 },
    { events: 60, withinMs: 10_000 },
  ],
  quietMs: [300, 3000, 10_000],
  calmMs: 10_000,
  maxMs: 10_000,
};

/** @template Subject What an event is about. */
export class Debouncer<Subject> {
  readonly #intervals: DebounceIntervals;
  // Bounded by the signed webhooks within `maxMs`, which are rate-limited.
  readonly #subjects = new Map<string, Subject>();
  /** When the last events arrived, no more than are needed to recognise a storm. */
  #arrivals: readonly number[] = [];
  #firstAt: number | undefined;
  #lastAt = 0;
  #roundAt = -Infinity;
  /** When the storm ends; in the past when there is none. */
  #stormUntil = -Infinity;
  #stormRounds = 0;

  constructor(times: DebounceIntervals = debounceIntervals) {
    this.#intervals = times;
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
    const { storms, calmMs } = this.#intervals;
    this.#arrivals = [...this.#arrivals, now].slice(-1 - Math.max(...storms.map(({ events }) => events)));
    const isStorm = storms.some(({ events, withinMs }) => {
      const before = this.#arrivals.at(-1 - events);
      return before !== undefined && now - before < withinMs;
    });
    if (!isStorm) return;
    if (now >= this.#stormUntil) this.#stormRounds = 0;
    this.#stormUntil = now + calmMs;
  }

  /** @returns When waiting events are to be processed; undefined when none waits. */
  readyAt(now: number): number | undefined {
    if (this.#firstAt === undefined) return undefined;
    const { spacingMs, quietMs, maxMs } = this.#intervals;
    const spaced = Math.max(this.#firstAt, this.#roundAt + spacingMs);
    if (now >= this.#stormUntil) return spaced;
    const quiet = quietMs[Math.min(this.#stormRounds, quietMs.length - 1)] ?? 0;
    return Math.max(spaced, Math.min(this.#lastAt + quiet, this.#firstAt + maxMs));
  }

  isReady(now: number): boolean {
    const readyAt = this.readyAt(now);
    return readyAt !== undefined && readyAt <= now;
  }

  /** Starts a round.
   * @returns The subjects of the events, without duplicates. */
  take(now: number): readonly Subject[] {
    const subjects = [...this.#subjects.values()];
    this.#subjects.clear();
    this.#firstAt = undefined;
    this.#roundAt = now;
    if (now < this.#stormUntil) this.#stormRounds += 1;
    return subjects;
  }
}
