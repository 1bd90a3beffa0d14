import { expect, test } from 'vitest';
import { type County, countySchema } from './county.ts';
import { locales } from '#platform/languages/locale.ts';
import { noObject } from './map-object.ts';
import { listCounties, regionObjects } from './map-region.ts';
import { mapRegions } from './map-region.ts';

test('each region is an object of the map with id, label and coordinates, and none has the id of nothing', () => {
  for (const locale of locales) {
    const objects = regionObjects(locale);
    expect(objects.map(({ region }) => region)).toEqual(mapRegions);
    expect(new Set(objects.map(({ id }) => id)).size).toBe(objects.length);
    expect(objects.filter(({ id, label }) => id === noObject || label === '')).toEqual([]);
    expect(objects.every(({ coordinates }) => coordinates.every(Number.isFinite))).toBe(true);
  }
});

test('the chips are Tallinn, Viljandi, Tartu and Kuressaare, which belongs to Saaremaa', () => {
  expect(regionObjects('et').map(({ label, regionName }) => `${label}: ${regionName}`)).toEqual([
    'Tallinn: Tallinn',
    'Viljandi: Viljandi',
    'Tartu: Tartu',
    'Kuressaare: Saaremaa',
  ]);
});

test('every county belongs to one region', () => {
  const counties: County[] = mapRegions.flatMap(listCounties);
  expect(counties.toSorted()).toEqual(countySchema.options.toSorted());
});
