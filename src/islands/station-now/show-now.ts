import { isOnDay, opensOn } from '#model/opening.ts';
import { tallinnMoment } from '#model/tallinn-time.ts';
import { askTime, followTime, siteNow } from '../clock/clock.ts';
import { nowText } from './now-text.ts';
import type { StationNowProps } from './start-station-now.ts';

/** Short enough that "open" does not stay long after closing time. */
const lookEveryMs = 15_000;

/** Says whether a station is open now, and marks the hours of today, while the page is open.
 * @param root Has the sentence, and the hours in the order of the props. */
export function followNow(root: HTMLElement, props: StationNowProps): void {
  const show = () => showNow(root, props);
  show();
  followTime(show, lookEveryMs);
  void askTime();
}

function showNow(root: HTMLElement, { format, opening, texts }: StationNowProps): void {
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
