import { expect, test } from 'vitest';
import { securityHeaders } from '#base/security-headers.ts';
import { allowedOrigins, immutableHeaders, sharedHeaders, speculationHeaders } from './headers.ts';

const siteUrl = 'https://www.example.ee';
const tiles = 'https://tiles.example.ee/wmts/{TileMatrix}/{TileRow}/{TileCol}.png';

/** Origins that pictures may come from. */
function pictureSources(mapTiles: string | undefined): string | undefined {
  const allowed = allowedOrigins({ analyticsSrc: undefined, mapTiles, turnstileSiteKey: undefined, siteUrl });
  const policy = securityHeaders(allowed)['Content-Security-Policy'] ?? '';
  return policy.split('; ').find((directive) => directive.startsWith('img-src'));
}

test('pictures come from the site alone, and from the map service where one is configured', () => {
  expect(pictureSources(undefined)).toBe("img-src 'self' data:");
  expect(pictureSources(tiles)).toBe("img-src 'self' data: https://tiles.example.ee");
  expect(pictureSources(`${siteUrl}/tiles/{TileMatrix}/{TileRow}/{TileCol}.png`)).toBe(
    "img-src 'self' data:",
  );
});

test('only a site that is reached by https asks for everything by it', () => {
  const policyAt = (address: string) => {
    const settings = {
      analyticsSrc: undefined,
      mapTiles: undefined,
      turnstileSiteKey: undefined,
      siteUrl: address,
    };
    return securityHeaders(allowedOrigins(settings))['Content-Security-Policy'];
  };
  expect(policyAt(siteUrl)).toContain('upgrade-insecure-requests');
  expect(policyAt('http://www.example.ee')).not.toContain('upgrade-insecure-requests');
});

test('pictures and feeds may be shown by pages of others', () => {
  const table = { ...immutableHeaders, ...sharedHeaders };
  for (const path of ['/media/*', '/social/*', '/feeds/*', '/favicon.svg'])
    expect([path, table[path]?.['Cross-Origin-Resource-Policy']]).toEqual([path, 'cross-origin']);
});

test('lists of news in every language name the rules for fetching ahead, which arrive as such', () => {
  const rules = { 'Speculation-Rules': '"/speculation-rules.json"' };
  for (const path of ['/about/news/*', '/ru/about/news/*', '/en/about/news/*'])
    expect([path, speculationHeaders[path]]).toEqual([path, rules]);
  expect(speculationHeaders['/speculation-rules.json']?.['Content-Type']).toBe(
    'application/speculationrules+json',
  );
});
