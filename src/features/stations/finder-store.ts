/** The finder of a page, shared by the island and the script that loads it. */
import { atom } from 'nanostores';
import { noObject } from '#shell/map/map-object.ts';
import { $selectedObject } from '#shell/map/selected-object.ts';
import { showInAddress } from '#shell/browser/address-codec.ts';
import { type Brought, extractIds } from './brought.ts';
import { type Sought, soughtCodec } from './finder-address.ts';
import { type Filters, pickFilters } from './filters.ts';
import { finderReducer, type FinderEvent, initialFinder } from './finder-state.ts';

export const $finder = atom(initialFinder);

/** Spec §4: the map is inactive until it is clicked, and again after a click outside. */
export const $isMapActive = atom(false);

export function dispatchFinder(event: FinderEvent): void {
  $finder.set(finderReducer($finder.get(), event));
  if (event.type === 'cleared') $selectedObject.set(noObject);
  rememberSought();
}

/** Selects a station in the list and on the map, or none. */
export function chooseStation(id: number): void {
  $selectedObject.set(id);
  rememberSought();
}

export function resumeFinder(sought: Filters & Pick<Sought, 'station'>, load: readonly Brought[]): void {
  $finder.set({ ...$finder.get(), filters: pickFilters(sought), load });
  $selectedObject.set(sought.station);
}

function rememberSought(): void {
  const { filters, load } = $finder.get();
  showInAddress(soughtCodec, {
    ...filters,
    wastes: extractIds('waste', load),
    objects: extractIds('object', load),
    station: $selectedObject.get(),
  });
}
