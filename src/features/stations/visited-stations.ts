/** The list of waste stations for a visitor without JavaScript. */
import type { TallinnMoment } from '#platform/time/tallinn-time.ts';
import type { Filters } from './filters.ts';

export interface VisitedStations {
  readonly filters: Filters;
  readonly moment: TallinnMoment;
}

declare module '#platform/publish/visit.ts' {
  interface Visit {
    readonly stations?: VisitedStations;
  }
}
