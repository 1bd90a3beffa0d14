/** Formats the day of a collection. */
import { languages, type Locale } from '#model/locale.ts';
import { formatDate } from '#site/format.ts';
import { type CountForms, formatCount } from '#site/plural.ts';

const dayMs = 24 * 60 * 60 * 1000;

export interface DayTexts {
  readonly today: string;
  readonly tomorrow: string;
  readonly inDays: CountForms;
}

/** Spec §3: dd.MM.yyyy, which is the Estonian form, in every language.
 * @param date yyyy-MM-dd. */
export function formatDischargeDate(date: string): string {
  return formatDate(date, 'et');
}

/** Weekday and distance in days: `neljapäev, 5 päeva pärast`. */
export function formatWhen(
  date: string,
  today: string,
  { locale, texts }: { readonly locale: Locale; readonly texts: DayTexts },
): string {
  const weekday = new Intl.DateTimeFormat(languages[locale].tag, { weekday: 'long', timeZone: 'UTC' });
  return `${weekday.format(Date.parse(date))}, ${distance(daysBetween(today, date), locale, texts)}`;
}

function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / dayMs);
}

function distance(days: number, locale: Locale, { today, tomorrow, inDays }: DayTexts): string {
  if (days === 0) return today;
  return days === 1 ? tomorrow : formatCount(days, inDays, locale);
}
