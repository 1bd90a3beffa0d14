import type { DatabaseSync } from 'node:sqlite';
import { openPrivateDatabase } from '#platform/base/sqlite.ts';
import { allRows, firstRow } from '#platform/base/statements.ts';
import {
  firstKeptDay,
  maxWordsOfDay,
  type TakeWords,
  type TypedWords,
  type UnansweredStore,
} from './unanswered-store.server.ts';

/** Unanswered words in a SQLite file, so they survive a restart. */
export class FileUnanswered implements UnansweredStore {
  readonly #file: string;
  #opened: DatabaseSync | undefined;

  /** @param file Created with the first use; `:memory:` keeps the words in memory. */
  constructor(file: string) {
    this.#file = file;
  }

  note({ day, locale, words }: TypedWords, take: TakeWords): ReturnType<UnansweredStore['note']> {
    return Promise.try(() => {
      const database = this.#open();
      database.prepare('DELETE FROM typed WHERE day < ?').run(firstKeptDay(day));
      const counted = firstRow<{ total: number }>(
        database.prepare('SELECT count(*) AS total FROM typed WHERE day = ?'),
        day,
      );
      const taken = take(maxWordsOfDay - (counted?.total ?? 0));
      if (taken.type === 'success')
        database.prepare('INSERT OR IGNORE INTO typed VALUES (?, ?, ?)').run(day, locale, words);
      return taken;
    });
  }

  load(today: string): Promise<readonly TypedWords[]> {
    return Promise.try(() =>
      allRows<TypedWords>(
        this.#open().prepare('SELECT day, locale, words FROM typed WHERE day >= ?'),
        firstKeptDay(today),
      ),
    );
  }

  #open(): DatabaseSync {
    return (this.#opened ??= openPrivateDatabase(
      this.#file,
      `CREATE TABLE IF NOT EXISTS typed
        (day TEXT, locale TEXT, words TEXT, PRIMARY KEY (day, locale, words)) WITHOUT ROWID`,
    ));
  }
}
