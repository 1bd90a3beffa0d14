import type { Locale } from '#model/locale.ts';
import { formatDate } from './format.ts';

/** Day and time of an instant in Tallinn: `21.11.2026, 14:05`. */
export function formatMoment(instant: string, locale: Locale): string {
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Tallinn',
    hour: '2-digit',
    minute: '2-digit',
  });
  return `${formatDate(instant, locale)}, ${time.format(Date.parse(instant))}`;
}
