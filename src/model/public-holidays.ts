/** Public holidays of Estonia. */
import { addDays } from './tallinn-day.ts';

/** Holidays on fixed days, MM-dd. */
const fixed: readonly string[] = [
  '01-01',
  '02-24',
  '05-01',
  '06-23',
  '06-24',
  '08-20',
  '12-24',
  '12-25',
  '12-26',
];

/** Offsets in days from Easter Sunday: Good Friday, Easter Sunday, Pentecost. */
const moving = [-2, 0, 49] as const;

/** @param day yyyy-MM-dd. */
export function isPublicHoliday(day: string): boolean {
  if (fixed.includes(day.slice(5))) return true;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return moving.some((days) => addDays(easter, days) === day);
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
