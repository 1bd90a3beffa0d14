/** What this feature adds to the site. */
import { parameterOf } from '#shell/addresses/entry-pages.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import type { Feature } from '#platform/feature.ts';
import { openData } from './open-data.ts';
import { localeMessages } from './locale-messages.ts';
import { entryChecks } from './entry-checks.ts';
import { kinds, lists } from './kinds.ts';
import { queries } from './queries.ts';
import { stationFindings } from './station-health.server.ts';
import { targets } from './targets.ts';
import { collections } from './wordpress.server.ts';

export const stations = {
  name: 'stations',
  kinds,
  lists,
  collections,
  forms: () => import('./entry-form-messages.ts'),
  entryChecks,
  queries,
  targets,
  pages: {
    isPage: (path, content) => {
      const id = parameterOf(path, '/home-customer/waste-stations/{wasteStationId}');
      return id !== undefined && content.has('waste-stations', id);
    },
  },
  requestPages: { paths: [parseOwnPath('/home-customer/waste-stations')] },
  health: { types: ['station-without-hours'], findings: stationFindings },
  served: () => import('./feature.server.ts'),
  previews: () => import('./draft-previews.server.ts'),
  localeMessages,
  openData,
} as const satisfies Feature;

declare module '#platform/declared-features.ts' {
  interface DeclaredFeatures {
    stations: { kinds: typeof kinds; queries: typeof queries };
  }
}
