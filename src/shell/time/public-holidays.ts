/** Public holidays of Estonia (pühade ja tähtpäevade seadus, § 2). Their names: src/shell/time/holiday-messages.ts. */
import { addDays } from '#platform/time/tallinn-day.ts';

/** Holidays on fixed days, MM-dd. */
export const fixedHolidays = [
  '01-01',
  '02-24',
  '05-01',
  '06-23',
  '06-24',
  '08-20',
  '12-24',
  '12-25',
  '12-26',
] as const;

/** Days from Easter Sunday. */
const moving = { goodFriday: -2, easterSunday: 0, pentecost: 49 } as const;

export type PublicHoliday = (typeof fixedHolidays)[number] | keyof typeof moving;

const movingNames = ['goodFriday', 'easterSunday', 'pentecost'] as const;

/** @param day yyyy-MM-dd.
 * @returns undefined for a day that is no public holiday. */
export function publicHoliday(day: string): PublicHoliday | undefined {
  const easter = easterSunday(Number(day.slice(0, 4)));
  return (
    fixedHolidays.find((date) => date === day.slice(5)) ??
    movingNames.find((name) => addDays(easter, moving[name]) === day)
  );
}

/** @param day yyyy-MM-dd. */
export function isPublicHoliday(day: string): boolean {
  return publicHoliday(day) !== undefined;
}

/** Western (Gregorian) Easter, https://en.wikipedia.org/wiki/Date_of_Easter#Anonymous_Gregorian_algorithm. */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const shift = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - shift + 15) % 30;
  const moon = epact - Math.floor((golden + 11 * epact) / 319);
  const weekday = (2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - (year % 4) - moon + 32) % 7;
  return addDays(`${year}-03-22`, moon + weekday);
}
