/** Order deadline of an emptying: a time of the working day before it. Saturdays,
 * Sundays and public holidays are not working days. This module does not decide on which days trucks drive. */
import { cutOffTime } from '#shell/company/business-rules.ts';
import { isPublicHoliday } from '#shell/time/public-holidays.ts';
import { addDays, tallinnDay, weekdayOf } from '#platform/time/tallinn-day.ts';
import { instantOfTallinnClock } from '#platform/time/tallinn-time.ts';

/** Max days ahead; a later date is taken for a typing error. */
const maxDaysAhead = 366;

/** @returns The day on which orders for the given day close. */
export function cutOffDay(day: string): string {
  let before = addDays(day, -1);
  while (!isWorkingDay(before)) before = addDays(before, -1);
  return before;
}

/** All days from the first to the last, inclusive, as yyyy-MM-dd. */
export interface OrderableDays {
  readonly first: string;
  readonly last: string;
}

/** Days that can still be ordered.
 * @param now Milliseconds since the Unix epoch. */
export function orderableDays(now: number): OrderableDays {
  const today = tallinnDay(now);
  let first = addDays(today, 1);
  while (now > computeCutOff(first)) first = addDays(first, 1);
  return { first, last: addDays(today, maxDaysAhead) };
}

export function isOrderable(day: string, { first, last }: OrderableDays): boolean {
  return day >= first && day <= last;
}

/** The last instant at which the day can be ordered, in milliseconds since the Unix epoch. */
export function computeCutOff(day: string): number {
  return instantOfTallinnClock(`${cutOffDay(day)}T${cutOffTime}:00`);
}

const saturday = 6;

function isWorkingDay(day: string): boolean {
  return weekdayOf(day) < saturday && !isPublicHoliday(day);
}
