/** Names of weekdays. A page carries them among its texts: a slow phone takes 20 to 60 ms to create a formatter of Intl. */
import { languages, type Locale } from '#platform/languages/locale.ts';
import { weekdayOf } from '#platform/time/tallinn-day.ts';

/** From Monday on. */
export type WeekdayNames = readonly string[];

/** A Monday. */
const firstDay = Date.UTC(2026, 10, 2);

export function weekdayNames(locale: Locale): WeekdayNames {
  const format = new Intl.DateTimeFormat(languages[locale].tag, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => format.format(firstDay + day * dayMs));
}

const dayMs = 24 * 60 * 60 * 1000;

/** @param date yyyy-MM-dd.
 * @returns As it stands within a sentence. */
export function weekdayName(date: string, names: WeekdayNames): string {
  return names[weekdayOf(date) - 1] ?? '';
}
