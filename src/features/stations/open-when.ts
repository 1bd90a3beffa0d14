/** When a station is to be open, as a visitor chooses it: now, on a day by its name, or on a date. */
import { isOpenAt, opensOn } from '#shell/time/opening.ts';
import type { Opening } from '#shell/time/opening-schema.ts';
import { addDays, weekdayOf } from '#platform/time/tallinn-day.ts';
import type { TallinnMoment } from '#platform/time/tallinn-time.ts';

/** From Monday on. */
export const weekdayIds = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export const openWhens = ['now', 'today', 'tomorrow', ...weekdayIds] as const;

export type OpenWhen = (typeof openWhens)[number];

/** A weekday is the next one of that name, today included.
 * @returns yyyy-MM-dd. */
export function dayMeant(when: OpenWhen, today: string): string {
  if (when === 'now' || when === 'today') return today;
  if (when === 'tomorrow') return addDays(today, 1);
  const weekday = weekdayIds.indexOf(when) + 1;
  return addDays(today, (weekday - weekdayOf(today) + 7) % 7);
}

/** Stations whose hours are not known are open at no time. */
export const isOpenWhen = (opening: Opening, when: OpenWhen, moment: TallinnMoment): boolean =>
  when === 'now' ? isOpenAt(opening, moment) : opensOn(opening, dayMeant(when, moment.day)).length > 0;
