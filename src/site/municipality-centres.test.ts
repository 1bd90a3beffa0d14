import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { distanceKm } from '#model/distance.ts';
import { municipalitySchema } from '#model/region.ts';
import { wasteStationSchema } from '#model/waste-station.ts';
import { municipalityCentres } from './municipality-centres.ts';

const content = 'src/content';
const read = (file: string): unknown => JSON.parse(readFileSync(join(content, file), 'utf8'));

test('every municipality has a centre', () => {
  const municipalities = z.array(municipalitySchema).parse(read('municipalities.json'));
  expect([...municipalityCentres.keys()].toSorted()).toEqual(municipalities.map(({ id }) => id).toSorted());
});

test('no station is farther from the centre of its municipality than a municipality is wide', () => {
  const stations = readdirSync(join(content, 'waste-stations')).flatMap((file) =>
    z.array(wasteStationSchema).parse(read(join('waste-stations', file))),
  );
  const far = stations.filter(({ municipality, coordinates: { longitude, latitude } }) => {
    const centre = municipalityCentres.get(municipality);
    return !centre || distanceKm(centre, [longitude, latitude]) > 50;
  });
  expect(far.map(({ name }) => name)).toEqual([]);
});
