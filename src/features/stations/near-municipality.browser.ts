/** The stations from the centre of a municipality: that of this device, or of the address of an embed. */
import { municipalityCentres } from '#shell/places/municipality-centres.ts';
import type { FinderProps } from './StationFinder.browser.tsx';
import { $finder, dispatchFinder } from './finder-store.ts';

/** The centre of a municipality is not where the visitor is. */
export function withBareDistances({ texts }: FinderProps): Pick<FinderProps, 'texts'> {
  return { texts: { ...texts, list: { ...texts.list, away: '{distance}' } } };
}

/** @param note Says where distances count from.
 * @param code EHAK code; of an unknown one all stations are shown, by county. */
export function beginNear(note: HTMLElement, code: string): void {
  const place = municipalityCentres.get(code);
  if (!place) return;
  // A visitor may ask for what is near themselves.
  $finder.listen(({ whereabouts }) => {
    note.hidden = whereabouts.type !== 'known' || whereabouts.place !== place;
  });
  dispatchFinder({ type: 'whereabouts', whereabouts: { type: 'known', place } });
}
