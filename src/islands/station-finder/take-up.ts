/** What the page has when React comes: the address, or what was chosen in the form meanwhile. */
import { parseProps } from '../mount/parse-props.ts';
import { hasSought, parseSought } from './finder-address.ts';
import type { Filters } from './finder-state.ts';
import { resumeFinder, tellFinder } from './finder-store.ts';
import { filtersOf } from './FinderForm.tsx';
import type { FinderProps } from './StationFinder.tsx';

export function takeUp(root: HTMLElement): void {
  const form = root.querySelector('form');
  if (!form) return;
  if (!hasSought(location.search)) {
    const filters = filtersOf(form);
    const isTouched = filters.county !== '' || filters.waste !== '' || filters.isOpenOnly;
    if (isTouched) tellFinder({ type: 'filtered', filters });
    return;
  }
  const { counties, wastes, stations } = parseProps<FinderProps>(root);
  const sought = parseSought(location.search, {
    counties: counties.map(({ slug }) => slug),
    wastes: wastes.map(({ id }) => id),
    stations: stations.map(({ id }) => id),
  });
  fill(form, sought.filters);
  resumeFinder(sought);
}

function fill(form: HTMLFormElement, { county, waste, isOpenOnly }: Filters): void {
  for (const [name, value] of Object.entries({ county, waste })) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLSelectElement) field.value = value;
  }
  const open = form.elements.namedItem('open');
  if (open instanceof HTMLInputElement) open.checked = isOpenOnly;
}
