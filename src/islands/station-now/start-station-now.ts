/** Loaded by the page of a station once it is drawn: says whether it is open now, and marks the hours of today. The
 * published page has the hours of the week and does not know the time. */
import { trustedJson } from '#base/json.ts';
import { isOnDay, type Opening, opensOn } from '#model/opening.ts';
import { tallinnMoment } from '#model/tallinn-time.ts';
import type { NowFormat } from '#site/now-format.ts';
import { type NowTexts, nowText } from './now-text.ts';

export interface StationNowProps {
  readonly format: NowFormat;
  readonly opening: Opening;
  readonly texts: NowTexts;
}

/** Short enough that "open" does not stay long after closing time. */
const lookEveryMs = 15_000;

/** @param root Has the sentence, and the hours in the order of the props. */
export function startStationNow(root: HTMLElement): void {
  const props = trustedJson<StationNowProps>(root.dataset.props ?? '');
  const look = () => showNow(root, props);
  look();
  setInterval(look, lookEveryMs);
}

function showNow(root: HTMLElement, { format, opening, texts }: StationNowProps): void {
  const moment = tallinnMoment(Date.now());
  const sentence = root.querySelector('.station-now');
  const text = nowText(opening, moment, { format, texts });
  if (sentence && text !== undefined && sentence.textContent !== text) sentence.textContent = text;
  const isOpenToday = opensOn(opening, moment.day).length > 0;
  for (const [index, line] of [...root.querySelectorAll('.station-hours > li')].entries()) {
    const hours = opening.hours[index];
    line.ariaCurrent = isOpenToday && hours && isOnDay(hours, moment.day) ? 'date' : null;
  }
}
