import { expect, test } from 'vitest';
import { cookieNames, removals } from './counted-storage.browser.ts';

test('a cookie is removed for the host, each domain above it and each folder of the address', () => {
  const place = { hostname: 'www.example.ee', pathname: '/en/about', protocol: 'https:' };
  const made = removals('_a', place);
  const domains = ['', '; Domain=www.example.ee', '; Domain=example.ee'];
  const paths = ['/', '/en', '/en/', '/en/about', '/en/about/'];
  expect(made).toEqual(
    domains.flatMap((domain) => paths.map((path) => `_a=; Max-Age=0; Path=${path}${domain}; Secure`)),
  );
  const local = removals('_a', { hostname: 'localhost', pathname: '/', protocol: 'http:' });
  expect(local).toEqual(['_a=; Max-Age=0; Path=/']);
});

test('names of cookies are read, and where there are none there is no name', () => {
  expect(cookieNames('')).toEqual([]);
  expect(cookieNames('a=1; b; c=x=y')).toEqual(['a', 'b', 'c']);
});
