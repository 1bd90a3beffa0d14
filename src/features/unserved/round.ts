/** The daily round of the trucks: until it ends, a truck may still come. */
import type { TallinnMoment } from '#platform/time/tallinn-time.ts';

/** Time of day in Tallinn; the fact `roundEnds` of the company says the same in its texts. */
export const roundEnds = '22:00';

/** Whether a truck may still come for an emptying that was missed on a day: a driver who could not reach a container
 * may try again before the round ends.
 * @param day Calendar date of the missed emptying. */
export function mayStillCome(day: string, { day: today, time }: TallinnMoment): boolean {
  return day === today && time < roundEnds;
}
