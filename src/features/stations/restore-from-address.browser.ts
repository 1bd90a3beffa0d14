/** Initial state at hydration: from the address, or from choices made in the form meanwhile. */
import type { Locale } from '#platform/languages/locale.ts';
import { parseProps } from '#shell/browser/mount.browser.ts';
import { loadObjectTies } from './load-facts.ts';
import { type Brought, broughtObject, broughtWaste } from './brought.ts';
import { extractFilters, fillFilters, hasFilters } from './filters.ts';
import { noObject } from '#shell/map/map-object.ts';
import { parseSought } from './finder-address.ts';
import { resumeFinder, dispatchFinder } from './finder-store.ts';
import type { FinderProps } from './StationFinder.browser.tsx';

/** What the page was made for is what React begins with. */
export function resumeAsked(root: HTMLElement): void {
  const { asked } = parseProps<FinderProps>(root);
  if (asked) resumeFinder({ ...asked.filters, station: noObject }, []);
}

/** @param hasFinderState The address contains some of the finder's state. */
export async function restoreFromAddress(root: HTMLElement, hasFinderState: boolean): Promise<void> {
  const form = root.querySelector<HTMLElement>('.finder-form');
  if (!form) return;
  if (!hasFinderState) {
    const filters = extractFilters(form);
    if (hasFilters(filters)) dispatchFinder({ type: 'filtered', filters });
    return;
  }
  const { locale, counties, wastes, stations } = parseProps<FinderProps>(root);
  const sought = parseSought(new URL(location.href), {
    counties: counties.map(({ slug }) => slug),
    wastes: wastes.map(({ id }) => id),
    stations: stations.map(({ id }) => id),
  });
  fillFilters(form, sought);
  const chosen = wastes.filter(({ id }) => sought.wastes.includes(id)).map(broughtWaste);
  resumeFinder(sought, chosen);
  for (const brought of await broughtObjects(sought.objects, locale))
    dispatchFinder({ type: 'brought', brought });
}

async function broughtObjects(ids: readonly string[], locale: Locale): Promise<readonly Brought[]> {
  if (ids.length === 0) return [];
  try {
    const objects = await loadObjectTies(locale);
    return ids.flatMap((id) => objects.find((object) => object.id === id) ?? []).map(broughtObject);
  } catch (cause) {
    // Without the list of objects the finder shows all stations.
    console.warn(cause);
    return [];
  }
}
