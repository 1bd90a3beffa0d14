/** Days as calendar dates (yyyy-MM-dd). Spec §9: a day begins and ends at midnight in Europe/Tallinn. */
import { tallinnMoment } from './tallinn-time.ts';

/** @param instant Milliseconds since the Unix epoch.
 * @returns The day in Tallinn at that instant. */
export const tallinnDay = (instant: number): string => tallinnMoment(instant).day;

/** @param days May be negative. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** @param day yyyy-MM-dd.
 * @returns 1 for Monday to 7 for Sunday (ISO 8601), NaN for what is no day. */
export const weekdayOf = (day: string): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
