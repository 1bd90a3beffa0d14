/** Waste stations as WordPress has them. */
import { type Collections, describedCollection } from '#platform/cms/wordpress/collections.ts';
import { wasteStationSchema } from './waste-station.ts';

declare module '#platform/cms/wordpress/collections.ts' {
  interface DeclaredCollections {
    waste_stations: Collection;
  }
}

export const collections = {
  waste_stations: describedCollection('waste-stations', {
    schema: wasteStationSchema,
    id: 'number',
    title: 'name',
    parted: { coordinates: '' },
    defaults: { errorKm: 0 },
  }),
} as const satisfies Collections;
