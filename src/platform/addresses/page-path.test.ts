import { expect, test } from 'vitest';
import { parsePagePath } from './page-path.ts';

test('a path of the site is a page path without its trailing slash', () => {
  expect(['/', '/about', '/about/', '/about/news//'].map(parsePagePath)).toEqual([
    '/',
    '/about',
    '/about',
    '/about/news',
  ]);
});

test('an address with a host, a query, a fragment or a blank is no page path', () => {
  const others = [
    '',
    'about',
    '//example.ee',
    '//',
    '/a?b',
    '/a#b',
    '/a b',
    '/\\example.ee',
    'https://example.ee/',
  ];
  expect(others.map(parsePagePath)).toEqual(others.map(() => undefined));
});
