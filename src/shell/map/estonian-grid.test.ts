import { expect, test } from 'vitest';
import { toGrid } from './estonian-grid.ts';

test('places lie in the grid EPSG:3301 where surveyors have them, to the metre', () => {
  const places = [
    { at: [24.703856, 59.462831], east: 539_911, north: 6_591_883 },
    { at: [22.528, 58.268], east: 413_618, north: 6_459_532 },
    { at: [27.31, 59.385], east: 688_041, north: 6_587_644 },
  ] as const;
  for (const { at, east, north } of places) {
    expect(toGrid(at).map(Math.round)).toEqual([east, north]);
  }
});
