/** Days as calendar dates (yyyy-MM-dd). Spec §9: a day begins and ends at midnight in Europe/Tallinn. */

/** The Swedish form of a date is ISO's. */
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Tallinn', dateStyle: 'short' });

const minuteMs = 60 * 1000;

/** Of the last call: most ask for now, and the format is slow. */
let last = { minute: NaN, day: '' };

/** @param instant Milliseconds since the Unix epoch.
 * @returns The day on which it falls in Tallinn. */
export function tallinnDay(instant: number): string {
  // Midnight is the beginning of a minute everywhere.
  const minute = Math.floor(instant / minuteMs);
  if (minute !== last.minute) last = { minute, day: format.format(instant) };
  return last.day;
}

/** @param days May be negative. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
