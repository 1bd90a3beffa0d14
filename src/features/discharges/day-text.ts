/** How the day of a collection is written: on a card of the lookup, and in the list of remembered contracts. */
import type { CountForms } from '#shell/languages/counted-text.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { addDays } from '#platform/time/tallinn-day.ts';
import { beginSentence } from '#platform/languages/begin-sentence.ts';
import { formatCount, formatDate } from '#shell/languages/format.ts';
import { weekdayName, type WeekdayNames } from '#shell/time/weekday-names.ts';

export interface DayTexts {
  readonly today: string;
  readonly tomorrow: string;
  readonly inDays: CountForms;
  readonly weekdays: WeekdayNames;
}

interface DayContext {
  /** yyyy-MM-dd. */
  readonly today: string;
  readonly locale: Locale;
  readonly texts: DayTexts;
}

/** Weekday and distance in days: `neljapäev, 5 päeva pärast`.
 * @param date yyyy-MM-dd. */
export function formatWhen(date: string, context: DayContext): string {
  const { today, locale, texts } = context;
  const distance = nearDay(date, context) ?? formatCount(daysBetween(today, date), texts.inDays, locale);
  return `${weekdayName(date, texts.weekdays)}, ${distance}`;
}

/** `Homme` or `Neljapäev`, at the beginning of a line.
 * @param date yyyy-MM-dd. */
export function formatDayName(date: string, context: DayContext): string {
  const { locale, texts } = context;
  return beginSentence(nearDay(date, context) ?? weekdayName(date, texts.weekdays), locale);
}

function nearDay(date: string, { today, texts }: DayContext): string | undefined {
  if (date === today) return texts.today;
  return date === addDays(today, 1) ? texts.tomorrow : undefined;
}

const dayMs = 24 * 60 * 60 * 1000;

function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / dayMs);
}

/** Says from when a collection was moved.
 * @param text With `{date}`. */
export function formatMoved(plannedDate: string, text: string, locale: Locale): string {
  return text.replace('{date}', formatDate(plannedDate, locale));
}
