/** Counts the words for which nothing was found, for editors. Words count once a day, so that nobody can push theirs to
 * the top, and are shown once they were typed on two days, so that what one person wrote once is seen by nobody. */
import { compareCodes } from '#platform/base/code-order.ts';
import type { Result } from '#platform/base/result.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { addDays } from '#platform/time/tallinn-day.ts';
import type { UnansweredWords } from './unanswered-words.ts';
import type { Refusal } from '#platform/calls/refusal.ts';
import { parseNotedWords } from './noted-words.server.ts';

declare module '#platform/calls/endpoint.ts' {
  interface CallParts {
    /** undefined: words for which nothing was found are not counted. */
    readonly unanswered: UnansweredStore | undefined;
  }
}

/** Words that were typed on a day. */
export interface TypedWords {
  readonly day: string;
  readonly locale: Locale;
  readonly words: string;
}

/** Whether words may be added to a day.
 * @param room How many the day still takes. */
export type TakeWords = (room: number) => Result<undefined, Refusal>;

export interface UnansweredStore {
  /** @returns The refusal, if nothing was noted.
   * @throws When the store fails. */
  note(typed: TypedWords, take: TakeWords): Promise<Result<undefined, Refusal>>;
  /** @returns What was noted on this day and in the days before it that are kept.
   * @throws When the store fails. */
  load(today: string): Promise<readonly TypedWords[]>;
}

/** A day with more has an attacker, or a search that is broken. */
export const maxWordsOfDay = 500;

/** Days for which words are kept. */
const keptDays = 90;

const minShownDays = 2;
const maxShown = 100;

/** The first day that is kept. */
export const firstKeptDay = (today: string): string => addDays(today, 1 - keptDays);

/** @returns Those typed on most days first, then the latest. What would be refused today is left out: it was noted when less
 * was. */
export function frequentWords(all: readonly TypedWords[]): readonly UnansweredWords[] {
  const valid = all.filter(({ words }) => parseNotedWords(words) === words);
  const groups = Map.groupBy(valid, ({ locale, words }) => `${locale} ${words}`);
  return [...groups.values()]
    .flatMap((group) => {
      const days = group.map(({ day }) => day).toSorted();
      const [first] = group;
      const lastDay = days.at(-1);
      if (!first || lastDay === undefined || days.length < minShownDays) return [];
      return [{ locale: first.locale, words: first.words, days: days.length, lastDay }];
    })
    .toSorted(
      (a, b) =>
        b.days - a.days || compareCodes(b.lastDay, a.lastDay) || a.words.localeCompare(b.words, a.locale),
    )
    .slice(0, maxShown);
}
