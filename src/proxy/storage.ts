import { BoundedCache, textBytes } from '#base/bounded-cache.ts';
import type { Clock } from '#base/clock.ts';

/** What the live API stores between requests: answers of upstreams, and request counts. */

export interface StoredAnswer {
  readonly text: string;
  /** Milliseconds since the Unix epoch. */
  readonly savedAt: number;
}

/** Answers by key. */
export interface AnswerStorage {
  load(key: string): Promise<StoredAnswer | undefined>;
  /** @param untilMs Expiry, in milliseconds since the Unix epoch. */
  keep(key: string, stored: StoredAnswer, untilMs: number): Promise<void>;
}

/** Counts requests. */
export interface RequestCounter {
  /** Counts one event.
   * @param windowMs Length of the counting window.
   * @returns Number of events in the window, including this one, and the window's end. */
  count(key: string, windowMs: number): Promise<{ readonly events: number; readonly endsAt: number }>;
}

/** Both are kept in memory (memory-storage.ts), so personal answers are never written to disk. On Netlify, answers
 * without personal data are also kept in Blobs (blob-storage.ts), and Netlify limits the rates itself. */
export type Storage = AnswerStorage & RequestCounter;

export interface MemoryLimits {
  /** All answers together. */
  readonly bytes: number;
  /** Keys that are counted at the same time. */
  readonly counters: number;
}

const defaultLimits: MemoryLimits = { bytes: 32 * 1024 * 1024, counters: 30_000 };

/** Limits the number of very small answers, for which the byte limit would be too high. */
const maxAnswers = 20_000;

interface ExpiringAnswer extends StoredAnswer {
  readonly untilMs: number;
}

/** Answers and request counts in memory, within fixed limits. The least recently used entries are evicted first. */
export class MemoryStorage implements Storage {
  readonly #clock: Clock;
  readonly #counter: MemoryCounter;
  readonly #cached: BoundedCache<ExpiringAnswer>;

  constructor(clock: Clock, { bytes, counters } = defaultLimits) {
    this.#clock = clock;
    this.#counter = new MemoryCounter('requests to the live part', clock, counters);
    this.#cached = new BoundedCache({
      name: 'answers of upstreams',
      maxBytes: bytes,
      maxEntries: maxAnswers,
      sizeOf: ({ text }) => textBytes(text),
    });
  }

  load(key: string): Promise<StoredAnswer | undefined> {
    const stored = this.#cached.get(key);
    if (stored && stored.untilMs > this.#clock()) return Promise.resolve(stored);
    this.#cached.delete(key);
    return Promise.resolve(undefined);
  }

  keep(key: string, stored: StoredAnswer, untilMs: number): Promise<void> {
    this.#cached.set(key, { ...stored, untilMs });
    return Promise.resolve();
  }

  count(key: string, windowMs: number): Promise<{ readonly events: number; readonly endsAt: number }> {
    return this.#counter.count(key, windowMs);
  }
}

interface Counted {
  events: number;
  readonly endsAt: number;
}

/** Memory of two numbers and their object. */
const countedBytes = 48;

/** Counts requests in the memory of this process. Above the limit the counts of the least recently used keys are
 * forgotten. */
export class MemoryCounter implements RequestCounter {
  readonly #clock: Clock;
  readonly #counted: BoundedCache<Counted>;

  /** @param name What is counted, for the list of caches.
   * @param maxEntries Keys that are counted at the same time. */
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
