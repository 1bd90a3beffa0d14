/** What a running server does next to its content, decided from hints and the clock alone. One thing is done at a time. */
import type { ContentEvent, NamedEntry } from '#model/content-event.ts';
import { Debouncer, type DebounceIntervals, debounceIntervals } from './debouncer.ts';

/** Word from outside, or the clock. */
export type SyncReason = 'hook' | 'timer';

export type Job =
  /** Brings entries that are named, and publishes them. */
  | { readonly type: 'entries'; readonly entries: readonly NamedEntry[] }
  /** Brings all that changed in the content base. */
  | { readonly type: 'inventory'; readonly reason: SyncReason }
  | { readonly type: 'page-builder'; readonly reason: SyncReason }
  /** Publishes what the clock or an earlier failure left to do. */
  | { readonly type: 'publish' }
  /** Looks whether files of the content changed. */
  | { readonly type: 'look' };

type Upkeep = Exclude<Job['type'], 'entries' | 'publish'>;
type Timer = Upkeep | 'publish';

export interface Intervals {
  /** Milliseconds between two looks at the content base, for hints that never came. */
  readonly inventoryMs: number;
  readonly pageBuilderMs: number;
  readonly lookMs: number;
  /** Before the first try after a failure; doubled before each further one. */
  readonly retryMs: number;
  readonly maxRetryMs: number;
  readonly debouncer: DebounceIntervals;
}

export const intervals: Intervals = {
  inventoryMs: 5 * 60_000,
  pageBuilderMs: 60_000,
  lookMs: 5000,
  retryMs: 5000,
  maxRetryMs: 5 * 60_000,
  debouncer: debounceIntervals,
};

const pauses = { inventory: 'inventoryMs', 'page-builder': 'pageBuilderMs', look: 'lookMs' } as const;

/** More entries than this are found sooner by counting all. */
const maxEntries = 25;

/** A count that is due for so long is not put off any more by hints that wait. */
const maxDeferMs = 60_000;

/** How often a count makes way for hints. */
const maxInterruptions = 3;

/** A count asks a large content base hundreds of times. After entries that were brought alone the next one waits this many
 * times as long as the last one took: an hour of edits is counted for a fifth of it, and the first edit at once. */
const restFactor = 4;

export interface Upstreams {
  readonly hasContentBase: boolean;
  readonly hasPageBuilder: boolean;
}

export class Scheduler {
  readonly #intervals: Intervals;
  readonly #events: Debouncer<NamedEntry>;
  readonly #builderEvents: Debouncer<never>;
  /** Bounded by the timers. When each is due; what is absent never is. */
  readonly #dueAt = new Map<Timer, number>();
  // Bounded by the timers.
  readonly #failures = new Map<Timer, number>();
  #inventoryReason: SyncReason = 'timer';
  #interruptions = 0;
  /** When the count that runs began. */
  #inventoryFrom: number | undefined;
  /** What a count took so far, with the times that it made way. */
  #inventoryMs = 0;
  #restedAt = 0;

  /** Everything is due at the start.
   * @param now Milliseconds since the epoch, here and below. */
  constructor({ hasContentBase, hasPageBuilder }: Upstreams, now: number, times: Intervals = intervals) {
    this.#intervals = times;
    this.#events = new Debouncer(times.debouncer);
    this.#builderEvents = new Debouncer(times.debouncer);
    this.#dueAt.set('publish', now).set('look', now);
    if (hasContentBase) this.#dueAt.set('inventory', now);
    if (hasPageBuilder) this.#dueAt.set('page-builder', now);
  }

  /** A hint about an upstream that is not configured is none. */
  note(event: ContentEvent, now: number): void {
    if (event.type === 'page-builder') {
      if (this.#dueAt.has('page-builder')) this.#builderEvents.add(undefined, now);
    } else if (this.#dueAt.has('inventory')) this.#events.add(event.entry, now);
  }

  /** @returns undefined when there is nothing to do before `wakeAt`. */
  next(now: number): Job | undefined {
    if (this.#isDue('publish', now)) return { type: 'publish' };
    if (this.#events.isReady(now)) return this.#takeHints(now);
    if (this.#builderEvents.isReady(now)) {
      this.#builderEvents.take(now);
      return { type: 'page-builder', reason: 'hook' };
    }
    if (this.#isDue('inventory', now)) return this.#count(this.#inventoryReason, now);
    if (this.#isDue('page-builder', now)) return { type: 'page-builder', reason: 'timer' };
    return this.#isDue('look', now) ? { type: 'look' } : undefined;
  }

  /** The first instant at which there may be something to do. */
  wakeAt(now: number): number {
    const timers = [...this.#dueAt].map(([timer, at]) => at + this.#putOff(timer));
    const events = [this.#events.readyAt(now), this.#builderEvents.readyAt(now)];
    return Math.min(...timers, ...events.map((at) => at ?? Infinity));
  }

  /** Whether a count that runs should make way: for entries that can be brought alone. */
  interrupts(now: number): boolean {
    const isNamed = this.#events.named > 0 && this.#events.named <= maxEntries;
    return isNamed && this.#events.isReady(now) && this.#interruptions < maxInterruptions;
  }

  /** The count stays due. */
  interrupted(now: number): void {
    this.#interruptions += 1;
    this.#ended(now);
  }

  /** What has to be done now and then is done. */
  done(upkeep: Upkeep, now: number): void {
    this.#failures.delete(upkeep);
    this.#dueAt.set(upkeep, now + this.#intervals[pauses[upkeep]]);
    if (upkeep !== 'inventory') return;
    this.#ended(now);
    this.#restedAt = now + restFactor * this.#inventoryMs;
    this.#inventoryMs = 0;
    this.#interruptions = 0;
    this.#inventoryReason = 'timer';
  }

  /** Something changed that only a count finds. */
  countSoon(now: number): void {
    if (this.#dueAt.has('inventory')) this.#dueAt.set('inventory', now);
  }

  /** It is tried again later, and the later the more often it has failed. */
  failed(timer: Timer, now: number): void {
    const failures = (this.#failures.get(timer) ?? 0) + 1;
    this.#failures.set(timer, failures);
    if (timer === 'inventory') this.#ended(now);
    const { retryMs, maxRetryMs } = this.#intervals;
    this.#dueAt.set(timer, now + Math.min(retryMs * 2 ** (failures - 1), maxRetryMs));
  }

  /** A publish has succeeded.
   * @param dueAt When the clock changes the site next; undefined when never. */
  published(dueAt: number | undefined): void {
    this.#failures.delete('publish');
    this.#dueAt.set('publish', dueAt ?? Infinity);
  }

  /** What the hints leave out is found by counting. */
  #takeHints(now: number): Job {
    const entries = this.#events.take(now);
    this.#inventoryReason = 'hook';
    if (entries.length === 0 || entries.length > maxEntries) return this.#count('hook', now);
    const due = this.#dueAt.get('inventory') ?? Infinity;
    this.#dueAt.set('inventory', Math.min(due, Math.max(now, this.#restedAt)));
    return { type: 'entries', entries };
  }

  #count(reason: SyncReason, now: number): Job {
    this.#dueAt.set('inventory', now);
    this.#inventoryFrom = now;
    return { type: 'inventory', reason };
  }

  #ended(now: number): void {
    this.#inventoryMs += now - (this.#inventoryFrom ?? now);
    this.#inventoryFrom = undefined;
  }

  #isDue(timer: Timer, now: number): boolean {
    return (this.#dueAt.get(timer) ?? Infinity) + this.#putOff(timer) <= now;
  }

  /** Hints that wait make a count necessary after them, so one before them is in vain. */
  #putOff(timer: Timer): number {
    return timer === 'inventory' && this.#events.isWaiting ? maxDeferMs : 0;
  }
}
