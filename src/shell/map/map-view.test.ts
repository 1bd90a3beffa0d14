import proj4 from 'proj4';
import { expect, test } from 'vitest';
import { drawPoint } from './estonia-drawing.ts';
import { gridDefinition } from './estonian-grid.ts';
import { createView } from './map-view.ts';
import { viewLimits } from './view-limits.ts';

/** Longitude and latitude of the middle of a view. */
function computeMiddle(view: ReturnType<typeof createView>): readonly number[] {
  const [east = 0, north = 0] = view.getCenter() ?? [];
  return proj4(gridDefinition).inverse([east, north]);
}

test('the map has the projection EPSG:3301, starts at zoom 4 around Tallinn, and zooms from 3 to 20', () => {
  const view = createView();
  expect(view.getProjection().getCode()).toBe('EPSG:3301');
  expect([view.getZoom(), view.getMinZoom(), view.getMaxZoom()]).toEqual([4, 3, 20]);
  const [longitude = 0, latitude = 0] = computeMiddle(view);
  expect(longitude).toBeCloseTo(24.745, 2);
  expect(latitude).toBeCloseTo(59.437, 2);
  view.setZoom(25);
  expect(view.getZoom()).toBe(20);
  view.setZoom(1);
  expect(view.getZoom()).toBe(3);
});

test('the map does not leave the extent from 18 to 32 degrees east and 56 to 61 degrees north', () => {
  const view = createView();
  for (const [east, north] of [
    [-2_000_000, 6_000_000],
    [2_000_000, 8_000_000],
  ] as const) {
    view.setCenter([east, north]);
    const [longitude = 0, latitude = 0] = computeMiddle(view);
    // The corners of the extent are those of its box in the grid.
    expect(longitude > 16 && longitude < 34).toBe(true);
    expect(latitude > 55 && latitude < 62).toBe(true);
  }
  expect(viewLimits.extent).toEqual({ west: 18, south: 56, east: 32, north: 61 });
});

test('at zoom 4 a pixel is 250 metres, as in the still picture that the map takes the place of', () => {
  expect(createView().getResolution()).toBe(250);
  expect(drawPoint(viewLimits.centre)).toEqual([705, 164]);
});
