/** Filters of the waste stations, and the stations that match. */
import { unreachable } from '#base/unreachable.ts';
import { distanceKm } from '#model/distance.ts';
import { isOpenAt, type TallinnMoment } from '#model/opening.ts';
import type { Position } from '../whereabouts/locate.ts';
import type { Station } from './station.ts';

export interface Filters {
  /** Slug of a county; empty for all. */
  readonly county: string;
  /** Id of a type of waste; empty for all. */
  readonly waste: string;
  readonly isOpenOnly: boolean;
}

/** The visitor's position, requested only on demand. */
export type Whereabouts =
  | { readonly type: 'not-asked' }
  | { readonly type: 'asked' }
  | Position;

export interface Finder {
  readonly filters: Filters;
  readonly whereabouts: Whereabouts;
}

export const noFilters: Filters = { county: '', waste: '', isOpenOnly: false };

export const initialFinder: Finder = { filters: noFilters, whereabouts: { type: 'not-asked' } };

export type FinderEvent =
  | { readonly type: 'filtered'; readonly filters: Filters }
  | { readonly type: 'cleared' }
  | { readonly type: 'whereabouts'; readonly whereabouts: Whereabouts };

export function finderReducer(finder: Finder, event: FinderEvent): Finder {
  switch (event.type) {
    case 'filtered':
      return { ...finder, filters: event.filters };
    case 'cleared':
      return initialFinder;
    case 'whereabouts':
      return { ...finder, whereabouts: event.whereabouts };
    default:
      return unreachable(event);
  }
}

export interface FoundStation {
  readonly station: Station;
  /** Distance from the visitor; absent while the position is unknown. */
  readonly distanceKm?: number;
}

/** Stations that match the filters: nearest first if the position is known, otherwise in the given order.
 * @param moment Absent in the published page, which does not know the time. */
export function findStations(
  stations: readonly Station[],
  { filters, whereabouts }: Finder,
  moment: TallinnMoment | undefined,
): readonly FoundStation[] {
  const passing = stations.filter((station) => passes(station, filters, moment));
  if (whereabouts.type !== 'known') return passing.map((station) => ({ station }));
  return passing
    .map((station) => ({ station, distanceKm: distanceKm(whereabouts.place, station.coordinates) }))
    .toSorted((a, b) => a.distanceKm - b.distanceKm);
}

function passes(
  { county, accepts, opening }: Station,
  filters: Filters,
  moment: TallinnMoment | undefined,
): boolean {
  if (filters.county !== '' && filters.county !== county) return false;
  if (filters.waste !== '' && !accepts.includes(filters.waste)) return false;
  return !filters.isOpenOnly || moment === undefined || isOpenAt(opening, moment);
}
