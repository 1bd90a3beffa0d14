/** Entry script, loaded with the page of a station; imports the rest after the first paint, in which its sentence has a place.
 * Says whether the station is open now, and marks the hours of today: the published page has the hours of the week and
 * does not know the time. */
import { trustedJson } from '#base/json.ts';
import type { Opening } from '#model/opening.ts';
import type { NowFormat } from '#site/now-format.ts';
import type { NowTexts } from './now-text.ts';

export interface StationNowProps {
  readonly format: NowFormat;
  readonly opening: Opening;
  readonly texts: NowTexts;
}

/** @param root Has the sentence, and the hours in the order of the props. */
export function startStationNow(root: HTMLElement): void {
  requestAnimationFrame(() => setTimeout(() => void look(root)));
}

async function look(root: HTMLElement): Promise<void> {
  const { followNow } = await import('./show-now.ts');
  followNow(root, trustedJson<StationNowProps>(root.dataset.props ?? ''));
}
