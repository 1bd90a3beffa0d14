/** Limits of the map's view. Specification, section 9. */
import { boundingExtent } from 'ol/extent.js';
import View from 'ol/View.js';
import type { LonLat } from './map-object.ts';
import { toGrid } from './estonian-grid.ts';
import { gridProjection } from './grid-projection.ts';
import { viewLimits } from './view-limits.ts';

/** The map starts with the view of its static picture. */
export function createView(): View {
  const { west, south, east, north } = viewLimits.extent;
  const corners: readonly LonLat[] = [
    [west, south],
    [west, north],
    [east, north],
    [east, south],
  ];
  return new View({
    projection: gridProjection,
    extent: boundingExtent(corners.map((corner) => [...toGrid(corner)])),
    center: [...toGrid(viewLimits.centre)],
    zoom: viewLimits.zoom,
    minZoom: viewLimits.minZoom,
    maxZoom: viewLimits.maxZoom,
    enableRotation: false,
  });
}

/** Moves the initial view down, so that it shows the country and not the sea.
 * @param heightPx Of the map. */
export function showLand(view: View, heightPx: number): void {
  const [east, north] = toGrid(viewLimits.centre);
  const belowPx = (0.5 - viewLimits.centreFromTop) * heightPx;
  view.setCenter([east, north - belowPx * view.getResolutionForZoom(viewLimits.zoom)]);
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
