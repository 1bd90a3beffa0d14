/** Opening hours of a station in words. */
import { type Opening, openStateAt, opensOn, type TallinnMoment } from '#model/opening.ts';
import type { ListTexts } from './finder-texts.ts';

/** `Open until 18:00`.
 * @param texts `{time}` is replaced by a time. */
export function openingText(opening: Opening, moment: TallinnMoment, texts: ListTexts['states']): string {
  const state = openStateAt(opening, moment);
  const time = 'until' in state ? state.until : 'at' in state ? state.at : '';
  return texts[state.type].replace('{time}', time);
}

/** `10:00–12:30, 13:00–18:00`; empty if it is closed all day. */
export function hoursText(opening: Opening, { day }: TallinnMoment): string {
  return opensOn(opening, day)
    .map(({ opens, closes }) => `${opens}–${closes}`)
    .join(', ');
}
