import type { TallinnMoment } from './opening.ts';
import { tallinnDay } from './tallinn-day.ts';

/** The Swedish form of a time is ISO's. */
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Tallinn', timeStyle: 'short' });

/** @param instant Milliseconds since the Unix epoch.
 * @returns Day and time of day at that instant in Tallinn, summer time included. */
export function tallinnMoment(instant: number): TallinnMoment {
  return { day: tallinnDay(instant), time: format.format(instant) };
}
