/** Kinds of entry of this feature, and the lists in which they stand. */
import { wasteStationSchema } from './waste-station.ts';
import { numberKey } from '#platform/store/lists.ts';
import type { Listings } from '#platform/store/lists.ts';

export const kinds = {
  'waste-stations': wasteStationSchema,
};

export const lists = {
  'waste-stations': {
    positions: ({ id, county, name }) => [
      { list: 'waste-stations', key: `${county}/${name}/${numberKey(id)}` },
    ],
  },
} satisfies Partial<Listings>;
