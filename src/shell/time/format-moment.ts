import type { Locale } from '#platform/languages/locale.ts';
import { tallinnMoment } from '#platform/time/tallinn-time.ts';
import { formatDate } from '#shell/languages/format.ts';

/** Day and time of an instant in Tallinn: `21.11.2026, 14:05`. */
export function formatMoment(instant: string, locale: Locale): string {
  const { day, time } = tallinnMoment(Date.parse(instant));
  return `${formatDate(day, locale)}, ${time}`;
}
