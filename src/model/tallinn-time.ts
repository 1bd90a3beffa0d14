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
