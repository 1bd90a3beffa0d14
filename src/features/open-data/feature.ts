/** What this feature adds to the site. */
import {
  municipalityPlaces,
  newestChange,
  openMunicipalities,
  openNotices,
  openPriceLists,
  openSorting,
  openStations,
} from './queries.ts';
import { targets } from './targets.ts';
import type { Feature } from '#platform/feature.ts';

const queries = {
  municipalityPlaces,
  newestChange,
  openMunicipalities,
  openNotices,
  openPriceLists,
  openSorting,
  openStations,
};

export const openData = {
  name: 'open-data',
  targets,
  queries,
} as const satisfies Feature;

declare module '#platform/declared-features.ts' {
  interface DeclaredFeatures {
    'open-data': { queries: typeof queries };
  }
}
