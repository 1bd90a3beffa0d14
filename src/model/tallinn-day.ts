/** Days as calendar dates (yyyy-MM-dd). Spec §9: a day begins and ends at midnight in Europe/Tallinn. */

/** The Swedish date format is yyyy-MM-dd. Created on first use: a slow phone takes tens of milliseconds. */
let format: Intl.DateTimeFormat | undefined;

const minuteMs = 60 * 1000;

/** Result of the last call: most calls ask for the current day, and formatting is slow. */
let last = { minute: NaN, day: '' };

/** @param instant Milliseconds since the Unix epoch.
 * @returns The day in Tallinn at that instant. */
export function tallinnDay(instant: number): string {
  // A day always begins at a full minute.
  const minute = Math.floor(instant / minuteMs);
  if (minute !== last.minute) {
    format ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Tallinn', dateStyle: 'short' });
    last = { minute, day: format.format(instant) };
  }
  return last.day;
}

/** @param days May be negative. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
