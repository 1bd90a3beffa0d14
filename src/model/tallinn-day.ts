/** Days as calendar dates (yyyy-MM-dd). Spec §9: a day begins and ends at midnight in Europe/Tallinn. */

/** The Swedish form of a date is ISO's. */
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Tallinn', dateStyle: 'short' });

/** @param instant Milliseconds since the Unix epoch.
 * @returns The day on which it falls in Tallinn. */
export function tallinnDay(instant: number): string {
  return format.format(instant);
}

/** @param days May be negative. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
