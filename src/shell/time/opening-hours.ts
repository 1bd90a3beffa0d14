import { compareCodes } from '#platform/base/code-order.ts';
import { type Locale, textIn, type Worded } from '#platform/languages/locale.ts';
import type { OpeningHours } from './opening-schema.ts';
import { formatDayOfYear } from '#shell/languages/format.ts';

/** Short names of the days, Monday first. */
const weekdays = {
  et: ['E', 'T', 'K', 'N', 'R', 'L', 'P'],
  ru: ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
} as const satisfies Worded<readonly string[]>;

const aroundTheClock = {
  et: 'ööpäev läbi',
  ru: 'круглосуточно',
  en: '24 hours a day',
} as const satisfies Worded;

/** `Mon–Fri 10:00–18:00`, preceded by the season if there is one. */
export function formatHours({ season, days, ...span }: OpeningHours, locale: Locale): string {
  const period = season
    ? `${formatDayOfYear(season.from, locale)}–${formatDayOfYear(season.until, locale)}: `
    : '';
  return `${period}${formatDays(days, locale)} ${formatSpan(span, locale)}`;
}

/** OpeningHours of a week: the spans of the same days stand together, as with a break at noon.
 * @returns `Mon–Fri 09:00–12:00, 12:30–16:30`, an entry for each set of days. */
export function formatWeek(hours: readonly OpeningHours[], locale: Locale): readonly string[] {
  const toKey = ({ season, days }: OpeningHours) => JSON.stringify([season, days.toSorted((a, b) => a - b)]);
  return [...Map.groupBy(hours, toKey).values()].map((spans) =>
    spans
      .toSorted((a, b) => compareCodes(a.opens, b.opens))
      .map((span, index) => (index === 0 ? formatHours(span, locale) : formatSpan(span, locale)))
      .join(', '),
  );
}

/** The end of the day is 23:59 in the content, and 24:00 for people. */
function formatSpan({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>, locale: Locale): string {
  if (opens === '00:00' && closes === '23:59') return textIn(aroundTheClock, locale);
  return `${opens}–${closes === '23:59' ? '24:00' : closes}`;
}

function formatDays(days: readonly number[], locale: Locale): string {
  const name = (day: number) => textIn(weekdays, locale)[day - 1] ?? '';
  const sorted = days.toSorted((a, b) => a - b);
  const first = sorted[0] ?? 1;
  const last = sorted.at(-1) ?? 1;
  const isRun = sorted.length > 2 && last - first === sorted.length - 1;
  return isRun ? `${name(first)}–${name(last)}` : sorted.map(name).join(', ');
}
