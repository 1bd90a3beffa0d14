/** Opening hours as search engines read them. schema.org has no day that recurs every year, so seasons and holidays are written with
 * the dates of one year; at its end the pages are published again. */
import type { OpeningHoursSpecification } from 'schema-dts';
import { isOnDay, opensOn } from './opening.ts';
import type { Opening } from '#shell/time/opening-schema.ts';
import { addDays } from '#platform/time/tallinn-day.ts';

type Hours = OpeningHoursSpecification & object;

/** @param year All its days are covered. */
export function regularHours(hours: Opening['hours'], year: number): readonly Hours[] {
  return hours.flatMap(({ season, days, opens, closes }) => {
    const times = openingHours(days, { opens, closes });
    if (!season) return [times];
    const { from, until } = season;
    // One over the turn of the year covers the beginning of the year and its end.
    const years =
      from <= until
        ? [[year, year]]
        : [
            [year - 1, year],
            [year, year + 1],
          ];
    return years.map(([first, last]) => ({
      ...times,
      validFrom: `${String(first)}-${from}`,
      validThrough: `${String(last)}-${until}`,
    }));
  });
}

/** Days of the year, and the first of the next one, on which a place is closed though its regular hours say otherwise. */
export function closedDays(opening: Opening, year: number): readonly Hours[] {
  const closed: Hours[] = [];
  for (let day = `${year}-01-01`; day <= `${year + 1}-01-01`; day = addDays(day, 1)) {
    const isRegular = opening.hours.some((entry) => isOnDay(entry, day));
    if (isRegular && opensOn(opening, day).length === 0) closed.push(closedOn(day));
  }
  return closed;
}

/** As search engines write a closed day: it opens and closes at midnight. */
function closedOn(day: string): Hours {
  return {
    '@type': 'OpeningHoursSpecification',
    opens: '00:00',
    closes: '00:00',
    validFrom: day,
    validThrough: day,
  };
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** @param days ISO weekdays, Monday is 1. */
export function openingHours(
  days: readonly number[],
  times: { readonly opens: string; readonly closes: string },
): Hours {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.flatMap((day) => weekdays[day - 1] ?? []),
    ...times,
  };
}
