/** What this feature adds to the site. */
import {
  constructionWastes,
  contacts,
  containerSizes,
  containerTypes,
  priceList,
  priceListWords,
  priceLists,
  regionalPhones,
  station,
  stationWords,
  stations as ownStations,
  stationWastes,
  wasteTypes,
} from './services.ts';
import { wasteStationSchema } from './waste-station.ts';
import { numberKey } from '#platform/store/listing.ts';
import { parameterOf } from '#shell/addresses/entry-pages.ts';
import { checkStations } from './check-stations.server.ts';
import { stationFindings } from './station-health.server.ts';
import { targets } from './targets.ts';
import type { Feature } from '#platform/feature.ts';

const kinds = {
  'waste-stations': wasteStationSchema,
};

const queries = {
  constructionWastes,
  contacts,
  containerSizes,
  containerTypes,
  priceList,
  priceListWords,
  priceLists,
  regionalPhones,
  station,
  stationWords,
  stations: ownStations,
  stationWastes,
  wasteTypes,
};

export const stations = {
  name: 'stations',
  targets,
  pages: {
    isPage: (path, content) => {
      const id = parameterOf(path, '/home-customer/waste-stations/{wasteStationId}');
      return id !== undefined && content.has('waste-stations', id);
    },
  },
  checks: { references: checkStations },
  health: { findings: stationFindings },
  kinds,
  lists: {
    'waste-stations': {
      positions: ({ id, county, name }) => [
        { list: 'waste-stations', key: `${county}/${name}/${numberKey(id)}` },
      ],
    },
  },
  queries,
} as const satisfies Feature;

declare module '#platform/declared-features.ts' {
  interface DeclaredFeatures {
    stations: { kinds: typeof kinds; queries: typeof queries };
  }
}
