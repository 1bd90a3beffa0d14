import { expect, test } from 'vitest';
import { securityHeaders } from '#platform/base/security-headers.ts';
import { allowedOrigins } from '#platform/base/allowed-origins.ts';
import { immutableHeaders, sharedHeaders, speculationHeaders } from './headers.server.ts';

const siteUrl = 'https://www.example.ee';
const tiles = 'https://tiles.example.ee/wmts/{TileMatrix}/{TileRow}/{TileCol}.png';

const none = {
  analyticsSrc: undefined,
  analyticsReports: [],
  mapTiles: undefined,
  turnstileSiteKey: undefined,
  siteUrl,
};

function directive(
  name: string,
  settings: Partial<Parameters<typeof allowedOrigins>[0]>,
): string | undefined {
  const policy = securityHeaders(allowedOrigins({ ...none, ...settings }))['Content-Security-Policy'] ?? '';
  return policy.split('; ').find((text) => text.startsWith(`${name} `));
}

/** Origins that pictures may come from. */
const pictureSources = (mapTiles: string | undefined) => directive('img-src', { mapTiles });

test('pictures come from the site alone, and from the map service where one is configured', () => {
  expect(pictureSources(undefined)).toBe("img-src 'self' data:");
  expect(pictureSources(tiles)).toBe("img-src 'self' data: https://tiles.example.ee");
  expect(pictureSources(`${siteUrl}/tiles/{TileMatrix}/{TileRow}/{TileCol}.png`)).toBe(
    "img-src 'self' data:",
  );
});

test('the analytics script may report to its own origin and to those that the settings name, without running them', () => {
  const settings = {
    analyticsSrc: 'https://counter.example.com/count.js',
    analyticsReports: ['https://*.reports.example.com', 'https://counter.example.com'],
  };
  const both = 'https://counter.example.com https://*.reports.example.com';
  expect(directive('connect-src', settings)).toBe(`connect-src 'self' ${both}`);
  expect(directive('img-src', settings)).toBe(`img-src 'self' data: ${both}`);
  expect(directive('script-src', settings)).toBe("script-src 'self' https://counter.example.com");
  // A script of the site itself may report elsewhere too; without a script nothing does.
  expect(directive('connect-src', { ...settings, analyticsSrc: '/count.js' })).toContain('*.reports');
  expect(directive('connect-src', { ...settings, analyticsSrc: undefined })).toBe("connect-src 'self'");
});

test('only a site that is reached by https asks for everything by it', () => {
  const policyAt = (address: string) => {
    return securityHeaders(allowedOrigins({ ...none, siteUrl: address }))['Content-Security-Policy'];
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
