import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type County, countySchema } from './county.ts';
import type { LonLat } from './map-object.ts';
import { listCounties } from './map-region.ts';
import { mapRegions } from './map-region.ts';
import { wasteStationSchema } from '#features/stations/waste-station.ts';
import { drawingSize, metresPerUnit } from './drawing-size.ts';
import { countiesIn, type DrawnPoint, drawCounty, drawPoint, drawRegionBorders } from './estonia-drawing.ts';

const counties = countySchema.options;
const folder = new URL('../../content/waste-stations/', import.meta.url).pathname;
const stations = globSync('*.json', { cwd: folder }).flatMap((file) =>
  z.array(wasteStationSchema).parse(JSON.parse(readFileSync(folder + file, 'utf8'))),
);

/** Land area of the counties in square kilometres, from Statistics Estonia. */
const areas: Readonly<Record<County, number>> = {
  'Harju maakond': 4327,
  'Hiiu maakond': 1032,
  'Ida-Viru maakond': 2972,
  'Jõgeva maakond': 2545,
  'Järva maakond': 2674,
  'Lääne maakond': 1816,
  'Lääne-Viru maakond': 3696,
  'Põlva maakond': 1823,
  'Pärnu maakond': 5419,
  'Rapla maakond': 2765,
  'Saare maakond': 2938,
  'Tartu maakond': 3349,
  'Valga maakond': 1917,
  'Viljandi maakond': 3420,
  'Võru maakond': 2773,
};

/** County capitals far from borders and shores. */
const towns: Readonly<Partial<Record<County, LonLat>>> = {
  'Järva maakond': [25.556, 58.886],
  'Rapla maakond': [24.79, 59.007],
  'Põlva maakond': [27.06, 58.06],

  'Võru maakond': [27, 57.845],
  'Lääne-Viru maakond': [26.355, 59.347],
  'Tartu maakond': [26.72, 58.38],

  'Viljandi maakond': [25.59, 58.364],
  'Jõgeva maakond': [26.39, 58.747],
  'Hiiu maakond': [22.75, 58.99],
};

type Ring = readonly DrawnPoint[];

/** The rings of a drawn path: `M` with a point, then `l` with steps. */
function parseRings(path: string): readonly Ring[] {
  return [...path.matchAll(/M(\d+) (\d+)l([-\d ]+)z?/gu)].map(([, x, y, steps = '']) => {
    const numbers = [...steps.matchAll(/-?\d+/gu)].map(Number);
    const ring: DrawnPoint[] = [[Number(x), Number(y)]];
    for (let index = 0; index < numbers.length; index += 2) {
      const [lastX, lastY] = ring.at(-1) ?? [0, 0];
      ring.push([lastX + (numbers[index] ?? 0), lastY + (numbers[index + 1] ?? 0)]);
    }
    return ring;
  });
}

const drawOutline = (county: County): readonly Ring[] => parseRings(drawCounty(county));

/** Counties whose outline is around a place; a lake is a ring inside a ring. */
const countiesAt = (place: LonLat): readonly County[] =>
  counties.filter(
    (county) => drawOutline(county).filter((ring) => isWithin(drawPoint(place), ring)).length % 2 === 1,
  );

test('each of the 30 waste stations lies inside the outline of its county and of no other', () => {
  expect(stations).toHaveLength(30);
  for (const { name, county, coordinates } of stations) {
    const found = countiesAt([coordinates.longitude, coordinates.latitude]);
    expect([name, ...found]).toEqual([name, county]);
  }
});

test('towns lie inside their county, and the sea, lakes and the neighbours in none', () => {
  for (const [county, place] of Object.entries(towns)) expect(countiesAt(place)).toEqual([county]);
  const outside = [
    [22, 59.4],
    [24, 59.8],
    [27.5, 58.7],
    [26.04, 58.3],
    [25.2, 57.6],
    [28.4, 59],
    [23.6, 58],
  ] as const;
  expect(outside.flatMap((place) => countiesAt(place))).toEqual([]);
});

test('every county is as large as it is in truth, to a tenth', () => {
  for (const county of counties) {
    // A lake runs the other way round and is taken off.
    const drawn = Math.abs(drawOutline(county).reduce((sum, ring) => sum + areaKm2(ring), 0));
    const ratio = drawn / areas[county];
    expect([county, ratio > 0.9 && ratio < 1.1]).toEqual([county, true]);
  }
});

test('every outline lies within its drawing, and is drawn as steps of whole units that come back', () => {
  for (const county of counties) {
    for (const [x, y] of drawOutline(county).flat()) {
      expect(x >= 0 && x <= drawingSize.width && y >= 0 && y <= drawingSize.height).toBe(true);
    }
    expect(drawCounty(county)).toMatch(/^(?:M\d+ \d+l[-\d ]+z)+$/u);
  }
});

test('the borders of the regions run along the counties on both sides', () => {
  const points = parseRings(drawRegionBorders()).flat();
  expect(points.length).toBeGreaterThan(50);
  for (const point of points) {
    const sides = mapRegions.filter((region) =>
      listCounties(region).some((county) =>
        drawOutline(county)
          .flat()
          .some((other) => other.join() === point.join()),
      ),
    );
    expect([point, sides.length >= 2]).toEqual([point, true]);
  }
});

/** Whether a ray from the place to the east crosses the ring an odd number of times. */
function isWithin([x, y]: DrawnPoint, ring: Ring): boolean {
  const crossings = ring.filter(([fromX, fromY], index) => {
    const [toX, toY] = ring[(index + 1) % ring.length] ?? [0, 0];
    return fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX;
  });
  return crossings.length % 2 === 1;
}

function areaKm2(ring: Ring): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
  return (doubled * metresPerUnit ** 2) / 2e6;
}

test('a part of the map has the counties that reach into it, and no others', () => {
  const [x, y] = drawPoint([27.4, 59.36]);
  const around = (size: number) =>
    countiesIn({ left: x - size / 2, top: y - size / 2, width: size, height: size });
  expect(around(100)).toEqual(['Ida-Viru maakond']);
  expect(around(450)).toEqual(['Ida-Viru maakond', 'Jõgeva maakond', 'Lääne-Viru maakond']);
  // Between the corners of its outline, and inside of it.
  expect(around(2)).toEqual(['Ida-Viru maakond']);
  for (const [county, place] of Object.entries(towns)) {
    const [left, top] = drawPoint(place);
    expect(countiesIn({ left, top, width: 1, height: 1 })).toEqual([county]);
  }
  const { width, height } = drawingSize;
  expect(countiesIn({ left: 0, top: 0, width, height })).toEqual(counties);
});
