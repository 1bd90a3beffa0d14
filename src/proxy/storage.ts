/** What live calls remember between requests: answers of upstreams, and how often an address has asked. */

export interface StoredAnswer {
  readonly text: string;
  /** Milliseconds since the Unix epoch. */
  readonly savedAt: number;
}

/** Answers by key. */
export interface AnswerStorage {
  load(key: string): Promise<StoredAnswer | undefined>;
  /** @param untilMs The instant at which it may be forgotten. */
  keep(key: string, stored: StoredAnswer, untilMs: number): Promise<void>;
}

/** Counts requests. */
export interface RequestCounter {
  /** Counts one more event under a key.
   * @param windowMs Length of the window in which events are counted together.
   * @returns Events of the window so far, this one included, and the instant at which it ends. */
  count(key: string, windowMs: number): Promise<{ readonly events: number; readonly endsAt: number }>;
}

/** Memory holds both (memory-storage.ts), so that what a contract reveals is never written to disk. Netlify keeps the few
 * answers that are about nobody in Blobs beside it (blob-storage.ts) and counts requests itself. */
export type Storage = AnswerStorage & RequestCounter;
