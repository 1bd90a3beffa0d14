/** The map of Estonia: county outlines in the Estonian grid, scaled to the first zoom of the station map, so
 * that both maps align. */
import { type County, countySchema } from '#model/county.ts';
import { bordersBetween, countyOutline, type LonLat, type Ring } from '#model/county-outlines.ts';
import { regionOf } from '#model/map-region.ts';
import { metresPerUnit } from './drawing-size.ts';
import { toGrid } from './estonian-grid.ts';

/** Corner of the map in the grid. */
const corner = { west: 366_000, north: 6_630_000 } as const;

/** From left and top, in whole units. */
export type DrawnPoint = readonly [x: number, y: number];

export function drawPoint(place: LonLat): DrawnPoint {
  const [east, north] = toGrid(place);
  return [
    Math.round((east - corner.west) / metresPerUnit),
    Math.round((corner.north - north) / metresPerUnit),
  ];
}

/** A county with its islands, as the `d` of an SVG path. */
export function drawCounty(county: County): string {
  return countyOutline(county).map(drawRing).join('');
}

/** Borders between the regions of the contact page, as the `d` of an SVG path. */
export function drawRegionBorders(): string {
  return bordersBetween(countySchema.options, regionOf).map(drawLine).join('');
}

const drawRing = (ring: Ring): string => `${drawLine(ring)}z`;

/** Relative coordinates, which are shorter than absolute ones. */
function drawLine(line: readonly LonLat[]): string {
  const points = line.map(drawPoint);
  const steps = points.slice(1).map(([x, y], index) => {
    const [beforeX, beforeY] = points[index] ?? [0, 0];
    return `${x - beforeX} ${y - beforeY}`;
  });
  return `M${points[0]?.join(' ') ?? ''}l${steps.join(' ').replaceAll(' -', '-')}`;
}
