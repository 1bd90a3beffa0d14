/** The stations of an embed, from the centre of the municipality in its address. */
import { municipalityCentres } from '#shell/places/municipality-centres.ts';
import { $finder, dispatchFinder } from '#features/stations/finder-store.ts';

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
