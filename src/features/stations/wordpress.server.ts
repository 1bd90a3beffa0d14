/** Waste stations as WordPress has them. */
import { plainText } from '#platform/cms/sanitise.ts';
import { type FieldTypes, fromAcf, isRecord } from '#platform/cms/wordpress/acf.ts';
import type { Collections } from '#platform/cms/wordpress/collections.ts';
import type { WpEntry } from '#platform/cms/wordpress/wp-entry.ts';

declare module '#platform/cms/wordpress/collections.ts' {
  interface DeclaredCollections {
    waste_stations: Collection;
  }
}

export const collections = {
  waste_stations: { kind: 'waste-stations', convert: toStation },
} as const satisfies Collections;

const types: FieldTypes = {
  amounts: ['resident', 'other'],
  numbers: ['latitude', 'longitude', 'errorKm', 'days'],
  booleans: ['areHoursSample'],
};

function toStation({ id, title, acf }: WpEntry): unknown {
  const { latitude, longitude, errorKm = 0, ...fields } = fromAcf(acf, types);
  return {
    hours: [],
    areHoursSample: false,
    prices: [],
    ...fields,
    id,
    name: plainText(title.rendered),
    coordinates: isRecord(fields.coordinates) ? fields.coordinates : { latitude, longitude, errorKm },
  };
}
