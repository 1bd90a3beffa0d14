/** Addresses that the edge function does not handle: each of its calls is counted and billed. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { postStylesAddress } from '#features/news/post-styles.ts';
import { builtStylesAddress } from '#features/page-builder/built-page-addresses.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { buildSite } from './site/built-site.ts';

const { files } = await buildSite();

const { config } = z
  .looseObject({ config: z.looseObject({ excludedPath: z.array(z.string()) }) })
  .parse(await import(new URL('../netlify/edge-functions/address.ts', import.meta.url).href));

const isExcluded = (address: string) =>
  config.excludedPath.some((pattern) => new URLPattern({ pathname: pattern }).test({ pathname: address }));

/** Files that visitors never request by name. */
const settings = ['_headers', '_redirects'];

test('no file of the site but a page goes through the edge function', () => {
  const addresses = files
    .filter((file) => !file.endsWith('.html') && !settings.includes(file))
    .map((file) => `/${file}`);
  expect(addresses.length).toBeGreaterThan(50);
  expect(addresses.filter((address) => !isExcluded(address))).toEqual([]);
});

test('neither do files that only a content base brings', () => {
  expect(isExcluded('/media/0b/drawing.svg')).toBe(true);
  expect(isExcluded(builtStylesAddress(parseOwnPath('/kampaania'), 'et'))).toBe(true);
  expect(isExcluded(postStylesAddress('storm'))).toBe(true);
});

test('every page does', () => {
  for (const address of [
    '/',
    '/ru',
    '/en/about/news',
    '/search',
    '/media',
    '/status',
    '/data',
    '/data/api',
  ]) {
    expect([address, isExcluded(address)]).toEqual([address, false]);
  }
});
