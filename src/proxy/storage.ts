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
