/** Decides the next content job of a running server from webhook events and the clock alone. One job runs at
 * a time. */
import type { ContentEvent, NamedEntry } from '#model/content-event.ts';

/** What triggered a job: an external event or the clock. */
export type SyncReason = 'hook' | 'timer';

export type Job =
  /** Fetches the named entries and publishes them. */
  | { readonly type: 'entries'; readonly entries: readonly NamedEntry[] }
  /** Fetches all changes in the content base. */
  | { readonly type: 'inventory'; readonly reason: SyncReason }
  | { readonly type: 'page-builder'; readonly reason: SyncReason }
  /** Publishes what the clock or an earlier failure left over. */
  | { readonly type: 'publish' }
  /** Checks whether content files changed. */
  | { readonly type: 'look' };

type Upkeep = Exclude<Job['type'], 'entries' | 'publish'>;
type Timer = Upkeep | 'publish';

export interface Intervals {
  /** Milliseconds between two polls of the content base, which find changes without a webhook. */
  readonly inventoryMs: number;
  readonly pageBuilderMs: number;
  readonly lookMs: number;
  /** Delay before the first retry; doubled before each further one. */
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
  debouncer: { quietMs: [0, 300, 3000, 10_000], windowMs: 10_000, maxMs: 10_000 },
};

const pauses = { inventory: 'inventoryMs', 'page-builder': 'pageBuilderMs', look: 'lookMs' } as const;

/** With more entries than this, an inventory is faster. */
const maxEntries = 25;

/** An inventory overdue for this long is no longer deferred by pending webhook events. */
const maxDeferMs = 60_000;

/** How often an inventory yields to webhook events. */
const maxInterruptions = 3;

/** An inventory sends hundreds of requests to a large content base. After single-entry syncs, the next one
 * waits this many times the duration of the last one: an hour of edits spends a fifth of it on inventories,
 * and the first edit is synced at once. */
const restFactor = 4;

export interface Upstreams {
  readonly hasContentBase: boolean;
  readonly hasPageBuilder: boolean;
}

export class Scheduler {
  readonly #intervals: Intervals;
  readonly #events: Debouncer<NamedEntry>;
  readonly #builderEvents: Debouncer<never>;
  /** Bounded by the timers. When each is due; absent means never. */
  readonly #dueAt = new Map<Timer, number>();
  // Bounded by the timers.
  readonly #failures = new Map<Timer, number>();
  #inventoryReason: SyncReason = 'timer';
  #interruptions = 0;
  /** When the running inventory began. */
  #inventoryFrom: number | undefined;
  /** Duration of an inventory so far, including the times it yielded. */
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

  /** Ignores an event about an upstream that is not configured. */
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

  /** Whether a running inventory should yield: entries are waiting that can be fetched alone. */
  interrupts(now: number): boolean {
    const isNamed = this.#events.named > 0 && this.#events.named <= maxEntries;
    return isNamed && this.#events.isReady(now) && this.#interruptions < maxInterruptions;
  }

  /** The inventory stays due. */
  interrupted(now: number): void {
    this.#interruptions += 1;
    this.#ended(now);
  }

  /** Marks periodic jobs as done. */
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

  /** Something changed that only an inventory finds. */
  countSoon(now: number): void {
    if (this.#dueAt.has('inventory')) this.#dueAt.set('inventory', now);
  }

  /** Schedules a retry; the delay grows with each failure. */
  failed(timer: Timer, now: number): void {
    const failures = (this.#failures.get(timer) ?? 0) + 1;
    this.#failures.set(timer, failures);
    if (timer === 'inventory') this.#ended(now);
    const { retryMs, maxRetryMs } = this.#intervals;
    this.#dueAt.set(timer, now + Math.min(retryMs * 2 ** (failures - 1), maxRetryMs));
  }

  /** Records a successful publish.
   * @param dueAt When the clock changes the site next; undefined for never. */
  published(dueAt: number | undefined): void {
    this.#failures.delete('publish');
    this.#dueAt.set('publish', dueAt ?? Infinity);
  }

  /** An inventory finds what the events leave out. */
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

  /** Waiting events require an inventory after them, so one before them would be wasted. */
  #putOff(timer: Timer): number {
    return timer === 'inventory' && this.#events.isWaiting ? maxDeferMs : 0;
  }
}

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

/** @template Subject What an event is about. */
export class Debouncer<Subject> {
  readonly #intervals: DebounceIntervals;
  // Bounded by the signed webhooks within `maxMs`, which are rate-limited.
  readonly #subjects = new Map<string, Subject>();
  #firstAt: number | undefined;
  #lastAt = 0;
  /** When events were processed. */
  #acted: readonly number[] = [];

  constructor(times: DebounceIntervals = intervals.debouncer) {
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
