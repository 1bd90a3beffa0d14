import type { LonLat } from '#model/county-outlines.ts';

/** Spec §9. Extent in degrees of longitude and latitude. */
export const viewLimits = {
  minZoom: 3,
  maxZoom: 20,
  zoom: 4,
  /** Tallinn. */
  centre: [24.7453, 59.437] satisfies LonLat,
  extent: { west: 18, south: 56, east: 32, north: 61 },
  /** As the tiles of the grid have it. */
  metresPerPixelAtZoom0: 4000,
} as const;
