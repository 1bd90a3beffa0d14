/** What the live API stores between requests: answers of upstreams. */
import { BoundedCache, textBytes } from '#platform/base/bounded-cache.ts';
import type { Clock } from '#platform/base/clock.ts';

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

/** All answers together. */
const defaultMaxBytes = 32 * 1024 * 1024;

/** Limits the number of very small answers, for which the byte limit would be too high. */
const maxAnswers = 20_000;

interface ExpiringAnswer extends StoredAnswer {
  readonly untilMs: number;
}

/** Answers in memory, within fixed limits, so personal ones are never written to disk. The least recently used are evicted
 * first. On Netlify, answers without personal data are also kept in Blobs (blob-storage.ts). */
export class MemoryStorage implements AnswerStorage {
  readonly #clock: Clock;
  readonly #cached: BoundedCache<ExpiringAnswer>;

  constructor(clock: Clock, maxBytes = defaultMaxBytes) {
    this.#clock = clock;
    this.#cached = new BoundedCache({
      name: 'answers of upstreams',
      maxBytes,
      maxEntries: maxAnswers,
      countBytes: ({ text }) => textBytes(text),
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
}
