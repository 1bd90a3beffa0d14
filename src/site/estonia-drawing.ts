/** The map of Estonia: county outlines in the Estonian grid, scaled to the first zoom of the station map, so
 * that both maps align. */
import type { County } from '#model/county.ts';
import type { LonLat } from '#model/map-object.ts';
import { regionOf } from '#model/map-region.ts';
import { metresPerUnit } from './drawing-size.ts';
import { borderPaths, countyPaths } from './estonia-outlines.ts';
import { type GridPoint, toGrid } from './estonian-grid.ts';

/** Corner of the map in the grid. */
const corner = { west: 366_000, north: 6_630_000 } as const;

/** From left and top, in whole units. */
export type DrawnPoint = readonly [x: number, y: number];

export function drawPoint(place: LonLat): DrawnPoint {
  return drawGridPoint(toGrid(place));
}

export function drawGridPoint([east, north]: GridPoint): DrawnPoint {
  return [
    Math.round((east - corner.west) / metresPerUnit),
    Math.round((corner.north - north) / metresPerUnit),
  ];
}

/** A county with its islands, as the `d` of an SVG path. */
export function drawCounty(county: County): string {
  return countyPaths[county];
}

/** Borders between the regions of the contact page, as the `d` of an SVG path. */
export function drawRegionBorders(): string {
  return borderPaths
    .filter(({ between: [one, other] }) => regionOf(one) !== regionOf(other))
    .map(({ path }) => path)
    .join('');
}
