/** Decides the next content job of a running server from webhook events and the clock alone. One job runs at
 * a time, except that an inventory is read beside the others. */
import type { ContentEvent, NamedEntry } from '#platform/cms/content-event.ts';
import { Debouncer, type DebounceIntervals, debounceIntervals } from './debouncer.ts';

/** What triggered a job: an external event or the clock. */
export type SyncReason = 'hook' | 'timer';

export type Job =
  /** Fetches the named entries and publishes them. */
  | { readonly type: 'entries'; readonly entries: readonly NamedEntry[] }
  /** Starts to read the lists of the content base; other jobs run meanwhile. */
  | { readonly type: 'count' }
  /** Fetches all changes that the read lists show. */
  | { readonly type: 'inventory'; readonly reason: SyncReason }
  | { readonly type: 'page-builder'; readonly reason: SyncReason }
  /** Publishes what the clock or an earlier failure left over. */
  | { readonly type: 'publish' }
  /** Checks whether content files changed. */
  | { readonly type: 'look' };

type Upkeep = 'inventory' | 'page-builder' | 'look';
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
  debouncer: debounceIntervals,
};

const pauses = { inventory: 'inventoryMs', 'page-builder': 'pageBuilderMs', look: 'lookMs' } as const;

/** With more entries than this, an inventory is faster. */
const maxEntries = 25;

/** An inventory overdue for this long is no longer deferred by pending webhook events, nor by entries that were
 * just fetched. */
const maxDeferMs = 60_000;

/** Fetched entries are complete, so the inventory after them waits until nobody has edited for this long. */
const settleMs = 2000;

/** How often an inventory that was read yields to webhook events, and for how long. */
const maxInterruptions = 3;
const maxYieldMs = 10_000;

/** An inventory sends hundreds of requests to a large content base. After single-entry syncs, the next one
 * waits this many times the duration of the last one: an hour of edits spends a fifth of it on inventories,
 * and the first edit is synced at once. */
const restFactor = 4;

export interface Upstreams {
  readonly hasContentBase: boolean;
  readonly hasPageBuilder: boolean;
}

/** An inventory from the start of its reading to the end of its job. */
interface RunningInventory {
  readonly reason: SyncReason;
  readonly from: number;
  /** When its lists were read; undefined before. */
  readonly readAt: number | undefined;
  readonly interruptions: number;
}

export class Scheduler {
  readonly #intervals: Intervals;
  readonly #events: Debouncer<NamedEntry>;
  readonly #builderEvents: Debouncer<never>;
  /** Bounded by the timers. When each is due; absent means never. */
  readonly #dueAt = new Map<Timer, number>();
  // Bounded by the timers.
  readonly #failures = new Map<Timer, number>();
  #inventory: RunningInventory | undefined;
  #inventoryReason: SyncReason = 'timer';
  /** When entries were fetched that no inventory has followed yet. */
  #fetched: { readonly first: number; readonly last: number } | undefined;
  #restedAt = 0;
  /** Whether a publish has left something to the next one. */
  #hasLeft = false;

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
    const publish: Job | undefined = this.#isDue('publish', now) ? { type: 'publish' } : undefined;
    if (publish && !this.#hasLeft) return publish;
    const inventory = this.#readInventory(now);
    return inventory?.isUrgent
      ? inventory.job
      : (this.#ofEvents(now) ?? publish ?? inventory?.job ?? this.#ofTimers(now));
  }

  /** @returns Entries that can be fetched while a publish runs. */
  takeNamed(now: number): readonly NamedEntry[] {
    return this.#hasNamed(now) ? this.#takeEntries(now) : [];
  }

  /** Whether the page builder has something that a publish of much makes way for. */
  isBuilderAwaited(now: number): boolean {
    return this.#builderEvents.isReady(now);
  }

  #ofEvents(now: number): Job | undefined {
    const entries = this.#events.isReady(now) ? this.#takeEntries(now) : [];
    if (entries.length > 0) return { type: 'entries', entries };
    if (!this.#builderEvents.isReady(now)) return undefined;
    this.#builderEvents.take(now);
    return { type: 'page-builder', reason: 'hook' };
  }

  /** The job of an inventory whose lists are read. */
  #readInventory(now: number): { readonly job: Job; readonly isUrgent: boolean } | undefined {
    if (this.#inventory?.readAt === undefined) return undefined;
    const { reason, readAt } = this.#inventory;
    return { job: { type: 'inventory', reason }, isUrgent: now - readAt >= maxYieldMs };
  }

  #ofTimers(now: number): Job | undefined {
    if (this.#isDue('inventory', now)) return this.#count(now);
    if (this.#isDue('page-builder', now)) return { type: 'page-builder', reason: 'timer' };
    return this.#isDue('look', now) ? { type: 'look' } : undefined;
  }

  /** The first instant at which there may be something to do. */
  wakeAt(now: number): number {
    if (this.#inventory?.readAt !== undefined) return now;
    const timers = [...this.#dueAt.keys()].map((timer) => this.#computeDueTime(timer));
    const events = [this.#events.readyAt(now), this.#builderEvents.readyAt(now)];
    return Math.min(...timers, ...events.map((at) => at ?? Infinity));
  }

  /** Whether the job of an inventory should yield: entries are waiting that can be fetched alone. */
  interrupts(now: number): boolean {
    const { interruptions = 0, readAt = now } = this.#inventory ?? {};
    const mayYield = interruptions < maxInterruptions && now - readAt < maxYieldMs;
    return this.#hasNamed(now) && mayYield;
  }

  #hasNamed(now: number): boolean {
    return this.#events.named > 0 && this.#events.named <= maxEntries && this.#events.isReady(now);
  }

  /** The job of the inventory runs again. */
  interrupted(): void {
    if (!this.#inventory) return;
    this.#inventory = { ...this.#inventory, interruptions: this.#inventory.interruptions + 1 };
  }

  /** The lists of the inventory are read, or cannot be read. */
  counted(now: number): void {
    if (this.#inventory) this.#inventory = { ...this.#inventory, readAt: now };
  }

  /** Marks periodic jobs as done. */
  done(upkeep: Upkeep, now: number): void {
    this.#failures.delete(upkeep);
    const dueAt = now + this.#intervals[pauses[upkeep]];
    if (upkeep !== 'inventory') {
      this.#dueAt.set(upkeep, dueAt);
      return;
    }
    // What became due meanwhile stays due.
    this.#dueAt.set('inventory', Math.min(dueAt, this.#dueAt.get('inventory') ?? dueAt));
    this.#restedAt = now + restFactor * (now - (this.#inventory?.from ?? now));
    this.#inventory = undefined;
  }

  /** Something changed that only an inventory finds. */
  countSoon(now: number): void {
    if (this.#dueAt.has('inventory')) this.#dueAt.set('inventory', now);
  }

  /** Schedules a retry; the delay grows with each failure. */
  failed(timer: Timer, now: number): void {
    const failures = (this.#failures.get(timer) ?? 0) + 1;
    this.#failures.set(timer, failures);
    if (timer === 'inventory') this.#inventory = undefined;
    const { retryMs, maxRetryMs } = this.#intervals;
    this.#dueAt.set(timer, now + Math.min(retryMs * 2 ** (failures - 1), maxRetryMs));
  }

  /** Records a successful publish.
   * @param dueAt When the clock changes the site next; undefined for never. */
  published(dueAt: number | undefined): void {
    this.#failures.delete('publish');
    this.#dueAt.set('publish', dueAt ?? Infinity);
    this.#hasLeft = false;
  }

  /** Records a publish that has left something to the next one. */
  left(now: number): void {
    this.#dueAt.set('publish', now);
    this.#hasLeft = true;
  }

  /** @returns Entries to fetch alone; none when only an inventory finds what the events are about. */
  #takeEntries(now: number): readonly NamedEntry[] {
    const entries = this.#events.take(now);
    this.#inventoryReason = 'hook';
    if (entries.length === 0 || entries.length > maxEntries) {
      this.countSoon(now);
      return [];
    }
    this.#fetched = { first: this.#fetched?.first ?? now, last: now };
    return entries;
  }

  /** What becomes due from here on needs another inventory. */
  #count(now: number): Job {
    this.#inventory = { reason: this.#inventoryReason, from: now, readAt: undefined, interruptions: 0 };
    this.#inventoryReason = 'timer';
    this.#fetched = undefined;
    this.#dueAt.set('inventory', Infinity);
    return { type: 'count' };
  }

  #isDue(timer: Timer, now: number): boolean {
    return this.#computeDueTime(timer) <= now;
  }

  /** When a timer is due, with everything that it waits for. */
  #computeDueTime(timer: Timer): number {
    const dueAt = this.#dueAt.get(timer) ?? Infinity;
    if (timer !== 'inventory') return dueAt;
    if (this.#inventory) return Infinity;
    // Waiting events require an inventory after them, so one before them would be wasted.
    const putOff = this.#events.isWaiting ? maxDeferMs : 0;
    return Math.min(dueAt, this.#afterFetched()) + putOff;
  }

  #afterFetched(): number {
    if (!this.#fetched) return Infinity;
    const { first, last } = this.#fetched;
    return Math.max(this.#restedAt, Math.min(last + settleMs, first + maxDeferMs));
  }
}
