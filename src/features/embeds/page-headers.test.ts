import { expect, test } from 'vitest';
import { allowedOrigins } from '#platform/base/allowed-origins.ts';
import { pageHeaders } from './page-headers.server.ts';

test('exactly the embeds may be framed, with no script of others, and the page to choose them frames the site itself', () => {
  const analyticsSrc = 'https://counter.example.com/count.js';
  const table = pageHeaders(
    allowedOrigins({
      analyticsSrc,
      analyticsReports: [],
      mapTiles: 'https://tiles.example.ee/wmts/{TileMatrix}/{TileRow}/{TileCol}.png',
      turnstileSiteKey: undefined,
      siteUrl: 'https://www.example.ee',
    }),
  );
  const findPolicy = (path: string) => table[path]?.['Content-Security-Policy'] ?? '';
  const framed = Object.keys(table).filter((path) => findPolicy(path).includes('frame-ancestors *'));
  const parts = ['next-day', 'stations', 'sorting'].flatMap((part) => [
    `/embed/${part}`,
    `/embed/${part}.html`,
  ]);
  expect(framed.toSorted()).toEqual(
    ['', '/en', '/ru'].flatMap((prefix) => parts.map((path) => prefix + path)).toSorted(),
  );
  expect(findPolicy('/ru/embed/stations')).not.toContain('counter.example.com');
  expect(findPolicy('/ru/embed/stations')).toContain("img-src 'self' data: https://tiles.example.ee;");
  expect(findPolicy('/embed')).toMatch(/frame-src [^;]*'self';/u);
  expect(findPolicy('/embed')).toContain("frame-ancestors 'none'");
});
