/** Initial state at hydration: from the address, or from choices made in the form meanwhile. */
import { isInAddress } from './finder-parameters.ts';
import { parseProps } from '../mount/mount.ts';
import { fillFilters, filtersOf } from './filter-fields.ts';
import { parseSought } from './finder-address.ts';
import { resumeFinder, dispatchFinder } from './finder-store.ts';
import type { FinderProps } from './StationFinder.tsx';

export function takeUp(root: HTMLElement): void {
  const form = root.querySelector<HTMLElement>('.finder-form');
  if (!form) return;
  const address = new URL(location.href);
  if (!isInAddress(address)) {
    const filters = filtersOf(form);
    const isTouched = filters.county !== '' || filters.waste !== '' || filters.isOpenOnly;
    if (isTouched) dispatchFinder({ type: 'filtered', filters });
    return;
  }
  const { counties, wastes, stations } = parseProps<FinderProps>(root);
  const sought = parseSought(address, {
    counties: counties.map(({ slug }) => slug),
    wastes: wastes.map(({ id }) => id),
    stations: stations.map(({ id }) => id),
  });
  fillFilters(form, sought);
  resumeFinder(sought);
}
