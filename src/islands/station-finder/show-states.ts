import { tallinnMoment } from '#model/tallinn-time.ts';
import { askTime, followTime, siteNow } from '../clock/clock.ts';
import { parseProps } from '../mount/mount.ts';
import { nowText } from '../station-now/now-text.ts';
import type { FinderProps } from './StationFinder.tsx';

/** Short enough that "open" does not stay long after closing time. */
const lookEveryMs = 15_000;

/** Says of each station whether it is open, in the list and in the popup: before React comes, and in what React draws later. */
export function showStates(root: HTMLElement): void {
  const { stations, texts } = parseProps<FinderProps>(root);
  const statesNow = () => {
    const moment = tallinnMoment(siteNow());
    const stateOf = ({ opening }: (typeof stations)[number]) =>
      nowText(opening, moment, texts.list.now) ?? texts.list.unknown;
    return new Map(stations.map((station) => [String(station.id), stateOf(station)]));
  };
  let states = statesNow();
  const written = new WeakMap<Element, string>();
  // React draws often, so nothing is worked out here.
  const show = () => {
    for (const line of root.querySelectorAll<HTMLElement>('.station-state')) {
      const text = states.get(line.dataset.of ?? '') ?? '';
      // Not compared with the line, which the browser may have translated.
      if (written.get(line) === text) continue;
      line.textContent = text;
      written.set(line, text);
    }
  };
  show();
  followTime(() => {
    states = statesNow();
    show();
  }, lookEveryMs);
  void askTime();
  new MutationObserver(show).observe(root, { childList: true, subtree: true, attributeFilter: ['data-of'] });
}
