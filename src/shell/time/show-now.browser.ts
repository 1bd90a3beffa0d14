/** Says on the page of a station whether it is open now, and marks the hours of today: the published page has the hours of the week
 * and does not know the time. */
import { isOnDay, opensOn } from './opening.ts';
import type { Opening } from './opening-schema.ts';
import { tallinnDay } from '#platform/time/tallinn-day.ts';
import { followTime, siteNow } from './clock.ts';
import { parseProps } from '#shell/browser/mount.browser.ts';
import type { NowWords } from './now-text.ts';
import { openNow } from './open-now.browser.ts';

export interface StationNowProps extends NowWords {
  readonly opening: Opening;
}

/** @param root Has a place for the sentence, and the hours in the order of the props. */
export function showNow(root: HTMLElement): void {
  const { opening, ...words } = parseProps<StationNowProps>(root);
  root.querySelector('.station-now')?.append(openNow({ opening, words }));
  const mark = () => markToday(root, opening);
  mark();
  followTime(mark);
}

function markToday(root: HTMLElement, opening: Opening): void {
  const today = tallinnDay(siteNow());
  const isOpenToday = opensOn(opening, today).length > 0;
  for (const [index, line] of [...root.querySelectorAll('.station-hours > li')].entries()) {
    const hours = opening.hours[index];
    line.ariaCurrent = isOpenToday && hours && isOnDay(hours, today) ? 'date' : null;
  }
}
