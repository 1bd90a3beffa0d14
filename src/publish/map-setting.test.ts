import { expect, test } from 'vitest';
import { pageSettings } from './compiled-pages.ts';
import { parseSettings } from './settings.ts';

test('a map service is set by the address of its tiles, and by default there is none', () => {
  const tiles = 'https://tiles.example.ee/wmts/{TileMatrix}/{TileRow}/{TileCol}.png';
  expect(pageSettings(parseSettings({ MAP_WMTS_URL: tiles })).mapTiles).toBe(tiles);
  expect(pageSettings(parseSettings({})).mapTiles).toBeUndefined();
});

test('an address without the places of a tile stops the start with a line that names the setting', () => {
  expect(() => parseSettings({ MAP_WMTS_URL: 'https://tiles.example.ee/wmts' })).toThrow(
    /^The setting MAP_WMTS_URL is .*\{TileMatrix\}/u,
  );
});
