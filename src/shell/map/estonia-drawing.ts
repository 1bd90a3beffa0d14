/** The map of Estonia: county outlines in the Estonian grid, scaled to the first zoom of the station map, so
 * that both maps align. */
import { type County, countySchema } from './county.ts';
import type { LonLat } from './map-object.ts';
import { regionOf } from './map-region.ts';
import { metresPerUnit } from './drawing-size.ts';
import { borderPaths, countyPaths } from './estonia-outlines.ts';
import { type GridPoint, toGrid } from './estonian-grid.ts';

/** Corner of the map in the grid, in metres. */
export const corner = { west: 366_000, north: 6_630_000 } as const;

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

/** A part of the map, in its units. */
interface DrawnPart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The counties that reach into a part of the map: those that have an outline there, and one that fills it. */
export function countiesIn(part: DrawnPart): readonly County[] {
  const { left, top, width, height } = part;
  const middle = [left + width / 2, top + height / 2] as const;
  return countySchema.options.filter((county) => {
    const edges = parseEdges(countyPaths[county]);
    return edges.some((edge) => passesBy(edge, part)) || isWithin(middle, edges);
  });
}

type Edge = readonly [from: DrawnPoint, to: DrawnPoint];

/** Whether the frame of an edge, which is short, overlaps the part. */
function passesBy([[fromX, fromY], [toX, toY]]: Edge, { left, top, width, height }: DrawnPart): boolean {
  const isBeside = Math.max(fromX, toX) < left || Math.min(fromX, toX) > left + width;
  return !isBeside && Math.max(fromY, toY) >= top && Math.min(fromY, toY) <= top + height;
}

/** Whether a ray from the place to the east crosses the edges an odd number of times. */
function isWithin([x, y]: DrawnPoint, edges: readonly Edge[]): boolean {
  const crossed = edges.filter(([[fromX, fromY], [toX, toY]]) => {
    return fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX;
  });
  return crossed.length % 2 === 1;
}

/** @param path Closed subpaths that begin at a point and go on by steps: `M5 6l1-2 3 4z`. */
function parseEdges(path: string): readonly Edge[] {
  return path.split('M').flatMap((subpath) => {
    const numbers = Array.from(subpath.matchAll(/-?\d+/gu), Number);
    const corners: DrawnPoint[] = [];
    for (let index = 0, x = 0, y = 0; index + 1 < numbers.length; index += 2) {
      x += numbers[index] ?? 0;
      y += numbers[index + 1] ?? 0;
      corners.push([x, y]);
    }
    return corners.map((corner, index): Edge => [corner, corners[(index + 1) % corners.length] ?? corner]);
  });
}

/** Borders between the regions of the contact page, as the `d` of an SVG path. */
export function drawRegionBorders(): string {
  return borderPaths
    .filter(({ between: [one, other] }) => regionOf(one) !== regionOf(other))
    .map(({ path }) => path)
    .join('');
}
