/** The finder of a page, for the island and for the script that brings it. */
import { atom } from 'nanostores';
import { noObject } from '#model/map-object.ts';
import { $selectedObject } from '../map-object/selected-object.ts';
import { formatSought, type Sought } from './finder-address.ts';
import { afterEvent, type FinderEvent, start } from './finder-state.ts';

export const $finder = atom(start);

/** Spec §4: the map is inactive until it is clicked, and again after a click outside. */
export const $isMapActive = atom(false);

export function dispatchFinder(event: FinderEvent): void {
  $finder.set(afterEvent($finder.get(), event));
  if (event.type === 'cleared') $selectedObject.set(noObject);
  rememberSought();
}

/** Chooses a station in the list and on the map, or none. */
export function chooseStation(id: number): void {
  $selectedObject.set(id);
  rememberSought();
}

export function resumeFinder({ filters, station }: Sought): void {
  $finder.set(afterEvent($finder.get(), { type: 'filtered', filters }));
  $selectedObject.set(station);
}

function rememberSought(): void {
  const sought = { filters: $finder.get().filters, station: $selectedObject.get() };
  const search = formatSought(location.search, sought);
  if (search === location.search) return;
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
}
