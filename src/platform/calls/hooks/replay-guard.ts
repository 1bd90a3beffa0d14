import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#platform/base/clock.ts';
import { openPrivateDatabase } from '#platform/base/sqlite.ts';

/** Ids of processed messages, to detect a message that arrives twice. */
export interface ReplayGuard {
  /** @param untilMs Expiry, in milliseconds since the Unix epoch.
   * @returns false when the id was already taken.
   * @throws When the store fails. */
  take(id: string, untilMs: number): Promise<boolean>;
  /** Makes an id available again. */
  release(id: string): Promise<void>;
}

/** Processed ids in a SQLite file, so they survive a restart. */
export class FileReplayGuard implements ReplayGuard {
  readonly #file: string;
  readonly #clock: Clock;
  #opened: DatabaseSync | undefined;

  /** @param file Created with the first id; `:memory:` keeps the ids in memory. */
  constructor(file: string, clock: Clock) {
    this.#file = file;
    this.#clock = clock;
  }

  take(id: string, untilMs: number): Promise<boolean> {
    return Promise.try(() => {
      const database = this.#open();
      database.prepare('DELETE FROM taken WHERE until <= ?').run(this.#clock());
      return database.prepare('INSERT OR IGNORE INTO taken VALUES (?, ?)').run(id, untilMs).changes > 0;
    });
  }

  release(id: string): Promise<void> {
    return Promise.try(() => {
      this.#open().prepare('DELETE FROM taken WHERE id = ?').run(id);
    });
  }

  #open(): DatabaseSync {
    return (this.#opened ??= openPrivateDatabase(
      this.#file,
      `CREATE TABLE IF NOT EXISTS taken (id TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
      CREATE INDEX IF NOT EXISTS taken_until ON taken (until)`,
    ));
  }
}
