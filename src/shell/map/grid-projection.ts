/** The Estonian grid as the projection of the map. Places are converted before they come to the map (toGrid), so it
 * needs no conversions between projections, of which the library would set up a hundred. */
import { addProjection } from 'ol/proj.js';
import Projection from 'ol/proj/Projection.js';
import { gridName } from './estonian-grid.ts';
import { tileGrid } from './view-limits.ts';

/** The zoom levels of a view derive from the extent of its projection. */
export const gridProjection = new Projection({
  code: gridName,
  units: 'm',
  extent: [tileGrid.west, tileGrid.south, tileGrid.east, tileGrid.north],
});

// Sources name it.
addProjection(gridProjection);
