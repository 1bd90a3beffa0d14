import type { Locale } from '#model/locale.ts';
import { tallinnMoment } from '#model/tallinn-time.ts';
import { formatDate, formatNumber } from '#site/format.ts';

/** @param at An ISO instant.
 * @returns Day and time in Tallinn. */
export function formatMoment(at: string, locale: Locale): string {
  const { day, time } = tallinnMoment(Date.parse(at));
  return `${formatDate(day, locale)}, ${time}`;
}

const units = {
  et: { ms: 'ms', s: 's' },
  ru: { ms: 'мс', s: 'с' },
  en: { ms: 'ms', s: 's' },
} as const satisfies Record<Locale, unknown>;

export function formatDuration(ms: number, locale: Locale): string {
  const [value, unit] = ms < 1000 ? ([ms, 'ms'] as const) : ([ms / 1000, 's'] as const);
  return `${formatNumber(value, locale)}\u00a0${units[locale][unit]}`;
}
