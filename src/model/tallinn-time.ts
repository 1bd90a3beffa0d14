import { fromZonedTime } from 'date-fns-tz/fromZonedTime';
import type { TallinnMoment } from './opening.ts';

/** The Swedish format is yyyy-MM-dd HH:mm. */
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Tallinn',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** @param instant Milliseconds since the Unix epoch.
 * @returns Day and time of day in Tallinn, with daylight saving time. */
export function tallinnMoment(instant: number): TallinnMoment {
  const [day = '', time = ''] = format.format(instant).split(' ');
  return { day, time };
}

/** @param day yyyy-MM-dd.
 * @returns Its midnight in Tallinn, in milliseconds since the Unix epoch. */
export function startOfTallinnDay(day: string): number {
  return fromZonedTime(`${day}T00:00:00`, 'Europe/Tallinn').getTime();
}
