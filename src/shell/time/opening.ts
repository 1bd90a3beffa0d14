/** When a place is open: on a day, and at a given moment. It is closed on public holidays unless its entry defines hours for
 * them. */
import { compareCodes } from '#platform/base/code-order.ts';
import { isPublicHoliday } from './public-holidays.ts';
import { addDays, weekdayOf } from '#platform/time/tallinn-day.ts';
import type { TallinnMoment } from '#platform/time/tallinn-time.ts';
import type { Opening, OpeningHours } from './opening-schema.ts';

/** Times of day, HH:mm; the end of the day is 24:00. */
export interface OpenSpan {
  readonly opens: string;
  readonly closes: string;
}

export type OpenState =
  | { readonly type: 'unknown' }
  | { readonly type: 'open-all-day' }
  | { readonly type: 'open'; readonly until: string }
  | { readonly type: 'opens-later'; readonly at: string }
  | { readonly type: 'over-for-today' }
  | { readonly type: 'closed-today' };

/** Opening hours of a day, in order.
 * @param day yyyy-MM-dd. */
export function opensOn(
  { hours, holidays = 'closed', closedOn = [] }: Opening,
  day: string,
): readonly OpenSpan[] {
  const dayOfYear = day.slice(5);
  if (closedOn.includes(dayOfYear)) return [];
  if (isPublicHoliday(day) && !isOpenOnHoliday(holidays, dayOfYear)) return [];
  return hours
    .filter((entry) => isOnDay(entry, day))
    .map(({ opens, closes }) => ({ opens, closes: closes === '23:59' ? '24:00' : closes }))
    .toSorted((a, b) => compareCodes(a.opens, b.opens));
}

/** Whether an entry of the hours is for a day, by its weekday and season.
 * @param day yyyy-MM-dd. */
export function isOnDay({ days, season }: OpeningHours, day: string): boolean {
  return days.includes(weekdayOf(day)) && isInSeason(season, day.slice(5));
}

/** Longer than holidays in a row, and than the weekdays without hours. */
const daysAhead = 14;

/** When it opens next.
 * @returns undefined if it does not within two weeks. */
export function nextOpening(
  opening: Opening,
  { day, time }: TallinnMoment,
): { readonly day: string; readonly opens: string } | undefined {
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const next = addDays(day, ahead);
    const span = opensOn(opening, next).find(({ opens }) => ahead > 0 || opens > time);
    if (span) return { day: next, opens: span.opens };
  }
  return undefined;
}

/** Whether it is open at a moment, and when that changes. */
export function openStateAt(opening: Opening, { day, time }: TallinnMoment): OpenState {
  if (opening.hours.length === 0) return { type: 'unknown' };
  const spans = opensOn(opening, day);
  if (spans.length === 0) return { type: 'closed-today' };
  const span = spans.find(({ closes }) => time < closes);
  if (!span) return { type: 'over-for-today' };
  if (time < span.opens) return { type: 'opens-later', at: span.opens };
  if (span.opens === '00:00' && span.closes === '24:00') return { type: 'open-all-day' };
  return { type: 'open', until: span.closes };
}

export function isOpenAt(opening: Opening, moment: TallinnMoment): boolean {
  const { type } = openStateAt(opening, moment);
  return type === 'open' || type === 'open-all-day';
}

function isOpenOnHoliday(holidays: NonNullable<Opening['holidays']>, dayOfYear: string): boolean {
  // Of the public holidays only Pentecost falls between these days.
  const isPentecost = dayOfYear >= '05-10' && dayOfYear <= '06-13';
  return holidays === 'open' || (holidays === 'closed-but-for-pentecost' && isPentecost);
}

/** A season may span the turn of the year. */
function isInSeason(season: OpeningHours['season'], dayOfYear: string): boolean {
  if (!season) return true;
  const { from, until } = season;
  return from <= until ? dayOfYear >= from && dayOfYear <= until : dayOfYear >= from || dayOfYear <= until;
}
