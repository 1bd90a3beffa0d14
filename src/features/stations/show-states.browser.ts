import { parseProps } from '#shell/browser/mount.browser.ts';
import { openNow } from '#shell/time/open-now.browser.ts';
import type { FinderProps } from './StationFinder.browser.tsx';

/** Says of each station of the published list whether it is open: many visitors only read the list and never wake the finder. Once
 * they do, React draws it (FoundList.tsx). */
export function showStates(root: HTMLElement): void {
  const { stations, texts } = parseProps<FinderProps>(root);
  // React may have been faster.
  for (const line of root.querySelectorAll<HTMLElement>('.station-state:empty')) {
    const station = stations.find(({ id }) => String(id) === line.dataset.of);
    if (station) line.append(openNow({ opening: station.opening, words: texts.list.now }));
  }
}
