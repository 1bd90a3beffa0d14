import { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#base/clock.ts';
import { makePrivateFile } from '#base/files.ts';

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
    return attempt(() => {
      const database = this.#open();
      database.prepare('DELETE FROM taken WHERE until <= ?').run(this.#clock());
      return database.prepare('INSERT OR IGNORE INTO taken VALUES (?, ?)').run(id, untilMs).changes > 0;
    });
  }

  release(id: string): Promise<void> {
    return attempt(() => {
      this.#open().prepare('DELETE FROM taken WHERE id = ?').run(id);
    });
  }

  #open(): DatabaseSync {
    if (this.#opened) return this.#opened;
    if (this.#file !== ':memory:') makePrivateFile(this.#file);
    const database = new DatabaseSync(this.#file);
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
      CREATE TABLE IF NOT EXISTS taken (id TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
      CREATE INDEX IF NOT EXISTS taken_until ON taken (until)`);
    return (this.#opened = database);
  }
}

/** Turns exceptions into rejections, as in other stores. */
function attempt<Value>(work: () => Value): Promise<Value> {
  return new Promise((resolve) => {
    resolve(work());
  });
}
