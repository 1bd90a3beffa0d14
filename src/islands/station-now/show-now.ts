import { isOnDay, opensOn } from '#model/opening.ts';
import { tallinnMoment } from '#model/tallinn-time.ts';
import { siteNow } from '../clock/clock.ts';
import { nowText } from './now-text.ts';
import type { StationNowProps } from './start-station-now.ts';

/** Says whether a station is open now, and marks the hours of today.
 * @param root Has the sentence, and the hours in the order of the props. */
export function showNow(root: HTMLElement, { format, opening, texts }: StationNowProps): void {
  const moment = tallinnMoment(siteNow());
  const sentence = root.querySelector('.station-now');
  const text = nowText(opening, moment, { format, texts });
  if (sentence && text !== undefined && sentence.textContent !== text) sentence.textContent = text;
  const isOpenToday = opensOn(opening, moment.day).length > 0;
  for (const [index, line] of [...root.querySelectorAll('.station-hours > li')].entries()) {
    const hours = opening.hours[index];
    line.ariaCurrent = isOpenToday && hours && isOnDay(hours, moment.day) ? 'date' : null;
  }
}
