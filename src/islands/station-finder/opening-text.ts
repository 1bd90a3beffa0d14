/** Opening hours of a station in words. */
import { type Opening, opensOn, type TallinnMoment } from '#model/opening.ts';

/** `10:00–12:30, 13:00–18:00`; empty if it is closed all day. */
export function hoursText(opening: Opening, { day }: TallinnMoment): string {
  return opensOn(opening, day)
    .map(({ opens, closes }) => `${opens}–${closes}`)
    .join(', ');
}
