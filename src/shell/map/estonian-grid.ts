/** The Estonian grid, the projection of the site's maps. */
import proj4 from 'proj4';
import type { LonLat } from './map-object.ts';

/** Spec §9. */
export const gridName = 'EPSG:3301';

export const gridDefinition =
  '+proj=lcc +lat_1=59.33333333333334 +lat_2=58 +lat_0=57.51755393055556 +lon_0=24 ' +
  '+x_0=500000 +y_0=6375000 +ellps=GRS80 +units=m +no_defs';

/** Metres east and north in the grid. */
export type GridPoint = readonly [east: number, north: number];

const grid = proj4(gridDefinition);

export function toGrid([longitude, latitude]: LonLat): GridPoint {
  const [east, north] = grid.forward([longitude, latitude]);
  return [east, north];
}
