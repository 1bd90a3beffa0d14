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

test('reports of analytics go to origins, with or without a star, and a path or any other text stops the start', () => {
  const read = (text: string) => pageSettings(parseSettings({ ANALYTICS_REPORTS: text })).analyticsReports;
  expect(pageSettings(parseSettings({})).analyticsReports).toEqual([]);
  expect(read('https://a.example.com https://*.b.example.com:8443,https://c.example')).toEqual([
    'https://a.example.com',
    'https://*.b.example.com:8443',
    'https://c.example',
  ]);
  for (const wrong of [
    'a.example.com',
    'http://a.example.com',
    'https://a.example.com/x',
    'https://*',
    '*',
    "'self'",
  ])
    expect(() => read(wrong), wrong).toThrow(/^The setting ANALYTICS_REPORTS is "/u);
});

test('devices keep pages unless that is switched off, and any other word stops the start', () => {
  const read = (text?: string) => pageSettings(parseSettings({ OFFLINE: text })).isOfflineKept;
  expect([read(), read('on'), read('off')]).toEqual([true, true, false]);
  expect(() => read('no')).toThrow(/^The setting OFFLINE is "no"/u);
});
