/** Opening hours of a station in words. */
import { opensOn } from '#shell/time/opening.ts';
import type { TallinnMoment } from '#platform/time/tallinn-time.ts';
import type { Opening } from '#shell/time/opening-schema.ts';
import { nowText } from '#shell/time/now-text.ts';
import type { ListTexts } from './finder-texts.ts';

/** `10:00–12:30, 13:00–18:00`; empty if it is closed all day. */
export function hoursText(opening: Opening, { day }: TallinnMoment): string {
  return opensOn(opening, day)
    .map(({ opens, closes }) => `${opens}–${closes}`)
    .join(', ');
}

/** Whether it is open.
 * @param moment Absent in the published page, which does not know the time: then nothing is said. */
export function stateText(
  opening: Opening,
  moment: TallinnMoment | undefined,
  { now, unknown }: Pick<ListTexts, 'now' | 'unknown'>,
): string {
  return moment ? (nowText(opening, moment, now) ?? unknown) : '';
}
