import { expect, test } from 'vitest';
import { isOwnAddress, ownPatterns } from './own-paths.ts';

const own = [
  '/api/search',
  '/data/stations.json',
  '/data/et/objects.json',
  '/data/schema/a.json',
  '/robots.txt',
];
const pages = ['/', '/data', '/data/api', '/ru/data/api', '/search', '/media', '/api', '/robots.txt/a'];

test('files and calls are told from pages, also where both are in one folder', () => {
  expect(own.filter((address) => !isOwnAddress(address))).toEqual([]);
  expect(pages.filter(isOwnAddress)).toEqual([]);
});

test('the patterns of the edge say the same', () => {
  const patterns = ownPatterns().map((pathname) => new URLPattern({ pathname }));
  for (const address of [...own, ...pages])
    expect([address, patterns.some((pattern) => pattern.test({ pathname: address }))]).toEqual([
      address,
      isOwnAddress(address),
    ]);
});
