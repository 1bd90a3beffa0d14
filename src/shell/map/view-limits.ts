import type { LonLat } from './map-object.ts';

/** Spec §9. Extent in degrees of longitude and latitude. */
export const viewLimits = {
  minZoom: 3,
  maxZoom: 20,
  zoom: 4,
  /** Tallinn. */
  centre: [24.7453, 59.437] satisfies LonLat,
  /** Where it is at first, as part of the height from the top: north of it is the sea. */
  centreFromTop: 0.28,
  extent: { west: 18, south: 56, east: 32, north: 61 },
} as const;

/** The tile grid: zoom levels count from the one whose single tile covers all of it. In metres of the grid. */
export const tileGrid = {
  west: 40_500,
  south: 5_993_000,
  east: 1_064_500,
  north: 7_017_000,
  metresPerPixelAtZoom0: 4000,
  tilePx: 256,
} as const;

/** The centre and width of the country at the first zoom. */
export const middleOfCountry = [25.2, 58.65] as const;
export const wholeWidthPx = 1500;
