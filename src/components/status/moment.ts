import { languages, type Locale } from '#model/locale.ts';
import { tallinnMoment } from '#model/tallinn-time.ts';
import { formatDate, formatNumber } from '#site/format.ts';

/** @param at An ISO instant.
 * @returns Day and time in Tallinn. */
export function formatMoment(at: string, locale: Locale): string {
  const { day, time } = tallinnMoment(Date.parse(at));
  return `${formatDate(day, locale)}, ${time}`;
}

const cyrillicUnits = { ms: 'мс', s: 'с' } as const;

export function formatDuration(ms: number, locale: Locale): string {
  const [value, unit] = ms < 1000 ? ([ms, 'ms'] as const) : ([ms / 1000, 's'] as const);
  return `${formatNumber(value, locale)}\u00a0${languages[locale].script === 'cyrillic' ? cyrillicUnits[unit] : unit}`;
}
