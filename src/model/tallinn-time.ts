import type { TallinnMoment } from './opening.ts';
import { tallinnDay } from './tallinn-day.ts';

/** The Swedish time format is HH:mm. */
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Tallinn', timeStyle: 'short' });

/** @param instant Milliseconds since the Unix epoch.
 * @returns Day and time of day in Tallinn, with daylight saving time. */
export function tallinnMoment(instant: number): TallinnMoment {
  return { day: tallinnDay(instant), time: format.format(instant) };
}
