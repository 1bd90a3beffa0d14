import { fromZonedTime } from 'date-fns-tz/fromZonedTime';

/** @param day yyyy-MM-dd.
 * @returns Its midnight in Tallinn, in milliseconds since the Unix epoch. */
export function startOfTallinnDay(day: string): number {
  return fromZonedTime(`${day}T00:00:00`, 'Europe/Tallinn').getTime();
}
