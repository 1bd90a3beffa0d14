/** What this feature adds to the site. */
import { parameterOf } from '#shell/addresses/entry-pages.ts';
import type { Feature } from '#platform/feature.ts';
import { openData } from './open-data.ts';
import { localeMessages } from './locale-messages.ts';
import { checkStations } from './check-stations.server.ts';
import { entryChecks } from './entry-checks.ts';
import { kinds, lists } from './kinds.ts';
import { queries } from './queries.ts';
import { stationFindings } from './station-health.server.ts';
import { targets } from './targets.ts';

export const stations = {
  name: 'stations',
  kinds,
  lists,
  entryChecks,
  queries,
  targets,
  pages: {
    isPage: (path, content) => {
      const id = parameterOf(path, '/home-customer/waste-stations/{wasteStationId}');
      return id !== undefined && content.has('waste-stations', id);
    },
  },
  checks: { references: checkStations },
  health: { findings: stationFindings },
  previews: () => import('./draft-previews.server.ts'),
  localeMessages,
  openData,
} as const satisfies Feature;

declare module '#platform/declared-features.ts' {
  interface DeclaredFeatures {
    stations: { kinds: typeof kinds; queries: typeof queries };
  }
}
