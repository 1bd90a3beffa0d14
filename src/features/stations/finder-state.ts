/** What the visitor looks for, and the stations that match. */
import { unreachable } from '#platform/base/unreachable.ts';
import { distanceKm } from '#shell/map/distance.ts';
import type { TallinnMoment } from '#platform/time/tallinn-time.ts';
import { takes } from './station-tie.ts';
import type { Position } from '#shell/browser/locate.browser.ts';
import type { Brought } from './brought.ts';
import { type Filters, noFilters, passesFilters } from './filters.ts';
import type { Station } from './station.ts';

/** The visitor's position, requested only on demand. */
export type Whereabouts = { readonly type: 'not-asked' } | { readonly type: 'asked' } | Position;

export interface Finder {
  readonly filters: Filters;
  /** What the visitor wants to bring, in the order of choosing. */
  readonly load: readonly Brought[];
  readonly whereabouts: Whereabouts;
}

export const initialFinder: Finder = {
  filters: noFilters,
  load: [],
  whereabouts: { type: 'not-asked' },
};

export type FinderEvent =
  | { readonly type: 'filtered'; readonly filters: Filters }
  | { readonly type: 'brought'; readonly brought: Brought }
  | { readonly type: 'left'; readonly key: string }
  | { readonly type: 'cleared' }
  | { readonly type: 'whereabouts'; readonly whereabouts: Whereabouts };

/** More than a car holds, and what an address may ask for. */
export const maxLoad = 12;

export function finderReducer(finder: Finder, event: FinderEvent): Finder {
  switch (event.type) {
    case 'filtered':
      return { ...finder, filters: event.filters };
    case 'brought': {
      const { brought } = event;
      if (finder.load.length >= maxLoad || finder.load.some(({ key }) => key === brought.key)) return finder;
      return { ...finder, load: [...finder.load, brought] };
    }
    case 'left':
      return { ...finder, load: finder.load.filter(({ key }) => key !== event.key) };
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
  /** What it does not take of the load. */
  readonly missing: readonly Brought[];
  /** Distance from the visitor; absent while the position is unknown. */
  readonly distanceKm?: number;
}

/** Stations that match the filters and take something of the load. Those that take more of it come first, then the nearest if
 * the position is known, otherwise in the given order.
 * @param moment Absent in the published page, which does not know the time. */
export function findStations(
  stations: readonly Station[],
  { filters, load, whereabouts }: Finder,
  moment: TallinnMoment | undefined,
): readonly FoundStation[] {
  const taken = takenAnywhere(load, stations);
  return stations
    .filter((station) => passesFilters(station, filters, moment))
    .map((station): FoundStation => ({
      station,
      missing: taken.filter(({ tie }) => !takes(station, tie)),
      ...(whereabouts.type === 'known' && {
        distanceKm: distanceKm(whereabouts.place, station.coordinates),
      }),
    }))
    .filter(({ missing }) => taken.length === 0 || missing.length < taken.length)
    .toSorted((a, b) => a.missing.length - b.missing.length || (a.distanceKm ?? 0) - (b.distanceKm ?? 0));
}

/** How much of a load at least one station takes. */
export type TakenPart = 'all' | 'part' | 'nothing';

export function takenPart(load: readonly Brought[], stations: readonly Station[]): TakenPart {
  const { length } = takenAnywhere(load, stations);
  if (length === load.length) return 'all';
  return length === 0 ? 'nothing' : 'part';
}

/** What at least one station takes: the rest goes elsewhere, and no station is worse for it. */
export const takenAnywhere = (load: readonly Brought[], stations: readonly Station[]): readonly Brought[] =>
  load.filter(({ tie }) => stations.some((station) => takes(station, tie)));
