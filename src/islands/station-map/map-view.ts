/** Limits of the map's view. Specification, section 9. */
import { transformExtent, get } from 'ol/proj.js';
import { register } from 'ol/proj/proj4.js';
import View from 'ol/View.js';
import proj4 from 'proj4';
import type { LonLat } from '#model/map-object.ts';
import { gridDefinition, gridName, toGrid } from '#site/estonian-grid.ts';
import { tileGrid, viewLimits } from './view-limits.ts';

/** The map starts with the view of its static picture. */
export function createView(): View {
  proj4.defs(gridName, gridDefinition);
  register(proj4);
  const { west, south, east, north } = viewLimits.extent;
  const extent = transformExtent([west, south, east, north], 'EPSG:4326', gridName);
  // The zoom levels of a view derive from the extent of its projection.
  get(gridName)?.setExtent([tileGrid.west, tileGrid.south, tileGrid.east, tileGrid.north]);
  return new View({
    projection: gridName,
    extent,
    center: [...toGrid(viewLimits.centre)],
    zoom: viewLimits.zoom,
    minZoom: viewLimits.minZoom,
    maxZoom: viewLimits.maxZoom,
    enableRotation: false,
  });
}

/** Moves without animation if the visitor prefers reduced motion. */
export function moveDurationMs(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300;
}

/** @param belowMiddlePx Offset of the place below the middle of the map, in pixels. */
export function moveTo(
  view: View,
  place: LonLat,
  { zoom, belowMiddlePx = 0 }: { readonly zoom: number; readonly belowMiddlePx?: number },
): void {
  const [east, north] = toGrid(place);
  const metres = belowMiddlePx * view.getResolutionForZoom(zoom);
  view.animate({ center: [east, north + metres], zoom, duration: moveDurationMs() });
}
