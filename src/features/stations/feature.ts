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
