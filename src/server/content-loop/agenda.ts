/** What a running server does next to its content, decided from hints and the clock alone. One thing is done at a time. */
import type { ContentHint, NamedEntry } from '#model/content-hint.ts';
import { Gathering, type GatheringRhythm, gatheringRhythm } from './gathering.ts';

/** Word from outside, or the clock. */
export type Because = 'hook' | 'timer';

export type Job =
  /** Brings entries that are named, and publishes them. */
  | { readonly type: 'entries'; readonly entries: readonly NamedEntry[] }
  /** Brings all that changed in the content base. */
  | { readonly type: 'census'; readonly because: Because }
  | { readonly type: 'page-builder'; readonly because: Because }
  /** Publishes what the clock or an earlier failure left to do. */
  | { readonly type: 'publish' }
  /** Looks whether files of the content changed. */
  | { readonly type: 'look' };

type Upkeep = Exclude<Job['type'], 'entries' | 'publish'>;
type Timer = Upkeep | 'publish';

export interface Rhythm {
  /** Milliseconds between two looks at the content base, for hints that never came. */
  readonly censusMs: number;
  readonly pageBuilderMs: number;
  readonly lookMs: number;
  /** Before the first try after a failure; doubled before each further one. */
  readonly retryMs: number;
  readonly longestRetryMs: number;
  readonly gathering: GatheringRhythm;
}

export const rhythm: Rhythm = {
  censusMs: 5 * 60_000,
  pageBuilderMs: 60_000,
  lookMs: 5000,
  retryMs: 5000,
  longestRetryMs: 5 * 60_000,
  gathering: gatheringRhythm,
};

const pauses = { census: 'censusMs', 'page-builder': 'pageBuilderMs', look: 'lookMs' } as const;

/** More entries than this are found sooner by counting all. */
const mostEntries = 25;

/** A count that is due for so long is not put off any more by hints that wait. */
const longestPutOffMs = 60_000;

/** How often a count makes way for hints. */
const mostInterruptions = 3;

/** A count asks a large content base hundreds of times. After entries that were brought alone the next one waits this many
 * times as long as the last one took: an hour of edits is counted for a fifth of it, and the first edit at once. */
const restFactor = 4;

export interface Upstreams {
  readonly hasContentBase: boolean;
  readonly hasPageBuilder: boolean;
}

export class Agenda {
  readonly #rhythm: Rhythm;
  readonly #hints: Gathering<NamedEntry>;
  readonly #builderHints: Gathering<never>;
  /** Bounded by the timers. When each is due; what is absent never is. */
  readonly #dueAt = new Map<Timer, number>();
  // Bounded by the timers.
  readonly #failures = new Map<Timer, number>();
  #censusBecause: Because = 'timer';
  #interruptions = 0;
  /** When the count that runs began. */
  #censusFrom: number | undefined;
  /** What a count took so far, with the times that it made way. */
  #censusMs = 0;
  #restedAt = 0;

  /** Everything is due at the start.
   * @param now Milliseconds since the epoch, here and below. */
  constructor({ hasContentBase, hasPageBuilder }: Upstreams, now: number, times: Rhythm = rhythm) {
    this.#rhythm = times;
    this.#hints = new Gathering(times.gathering);
    this.#builderHints = new Gathering(times.gathering);
    this.#dueAt.set('publish', now).set('look', now);
    if (hasContentBase) this.#dueAt.set('census', now);
    if (hasPageBuilder) this.#dueAt.set('page-builder', now);
  }

  /** A hint about an upstream that is not configured is none. */
  note(hint: ContentHint, now: number): void {
    if (hint.type === 'page-builder') {
      if (this.#dueAt.has('page-builder')) this.#builderHints.add(undefined, now);
    } else if (this.#dueAt.has('census')) this.#hints.add(hint.entry, now);
  }

  /** @returns undefined when there is nothing to do before `wakeAt`. */
  next(now: number): Job | undefined {
    if (this.#isDue('publish', now)) return { type: 'publish' };
    if (this.#hints.isReady(now)) return this.#takeHints(now);
    if (this.#builderHints.isReady(now)) {
      this.#builderHints.take(now);
      return { type: 'page-builder', because: 'hook' };
    }
    if (this.#isDue('census', now)) return this.#count(this.#censusBecause, now);
    if (this.#isDue('page-builder', now)) return { type: 'page-builder', because: 'timer' };
    return this.#isDue('look', now) ? { type: 'look' } : undefined;
  }

  /** The first instant at which there may be something to do. */
  wakeAt(now: number): number {
    const timers = [...this.#dueAt].map(([timer, at]) => at + this.#putOff(timer));
    const hints = [this.#hints.readyAt(now), this.#builderHints.readyAt(now)];
    return Math.min(...timers, ...hints.map((at) => at ?? Infinity));
  }

  /** Whether a count that runs should make way: for entries that can be brought alone. */
  interrupts(now: number): boolean {
    const isNamed = this.#hints.named > 0 && this.#hints.named <= mostEntries;
    return isNamed && this.#hints.isReady(now) && this.#interruptions < mostInterruptions;
  }

  /** The count stays due. */
  interrupted(now: number): void {
    this.#interruptions += 1;
    this.#ended(now);
  }

  /** What has to be done now and then is done. */
  done(upkeep: Upkeep, now: number): void {
    this.#failures.delete(upkeep);
    this.#dueAt.set(upkeep, now + this.#rhythm[pauses[upkeep]]);
    if (upkeep !== 'census') return;
    this.#ended(now);
    this.#restedAt = now + restFactor * this.#censusMs;
    this.#censusMs = 0;
    this.#interruptions = 0;
    this.#censusBecause = 'timer';
  }

  /** Something changed that only a count finds. */
  countSoon(now: number): void {
    if (this.#dueAt.has('census')) this.#dueAt.set('census', now);
  }

  /** It is tried again later, and the later the more often it has failed. */
  failed(timer: Timer, now: number): void {
    const failures = (this.#failures.get(timer) ?? 0) + 1;
    this.#failures.set(timer, failures);
    if (timer === 'census') this.#ended(now);
    const { retryMs, longestRetryMs } = this.#rhythm;
    this.#dueAt.set(timer, now + Math.min(retryMs * 2 ** (failures - 1), longestRetryMs));
  }

  /** A publish has succeeded.
   * @param dueAt When the clock changes the site next; undefined when never. */
  published(dueAt: number | undefined): void {
    this.#failures.delete('publish');
    this.#dueAt.set('publish', dueAt ?? Infinity);
  }

  /** What the hints leave out is found by counting. */
  #takeHints(now: number): Job {
    const entries = this.#hints.take(now);
    this.#censusBecause = 'hook';
    if (entries.length === 0 || entries.length > mostEntries) return this.#count('hook', now);
    const due = this.#dueAt.get('census') ?? Infinity;
    this.#dueAt.set('census', Math.min(due, Math.max(now, this.#restedAt)));
    return { type: 'entries', entries };
  }

  #count(because: Because, now: number): Job {
    this.#dueAt.set('census', now);
    this.#censusFrom = now;
    return { type: 'census', because };
  }

  #ended(now: number): void {
    this.#censusMs += now - (this.#censusFrom ?? now);
    this.#censusFrom = undefined;
  }

  #isDue(timer: Timer, now: number): boolean {
    return (this.#dueAt.get(timer) ?? Infinity) + this.#putOff(timer) <= now;
  }

  /** Hints that wait make a count necessary after them, so one before them is in vain. */
  #putOff(timer: Timer): number {
    return timer === 'census' && this.#hints.isWaiting ? longestPutOffMs : 0;
  }
}
