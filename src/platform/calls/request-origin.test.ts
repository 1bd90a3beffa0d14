import { expect, test } from 'vitest';
import {
  countedAs,
  isFollowed,
  isForeign,
  isSameOrigin,
  neighbourhoodOf,
  networkOf,
} from './request-origin.ts';

const ask = (headers: Readonly<Record<string, string>>): Request =>
  new Request('http://site.example.ee/search', { headers });

const own = [{ 'sec-fetch-site': 'same-origin' }, { origin: 'https://site.example.ee' }];
/** Who types an address, and programs. */
const direct = [{ 'sec-fetch-site': 'none' }, {}];
const foreign = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'https://site.example.ee' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'no address' },
  // Ordered in advance by a page of another site.
  { 'sec-fetch-site': 'none', 'sec-purpose': 'prefetch' },
];

test('a request of our own pages is told from one of another site, and from one of nobody', () => {
  const tell = (headers: Readonly<Record<string, string>>) => [
    isSameOrigin(ask(headers)),
    isForeign(ask(headers)),
  ];
  expect(own.map(tell)).toEqual(own.map(() => [true, false]));
  expect(direct.map(tell)).toEqual(direct.map(() => [false, false]));
  expect(foreign.map(tell)).toEqual(foreign.map(() => [false, true]));
});

test('a link of another site is followed by a person where it opens a window, and nowhere else', () => {
  const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  const followed = [...own, ...direct, link];
  expect(followed.map((headers) => isFollowed(ask(headers)))).toEqual(followed.map(() => true));
  const loaded = [
    ...foreign,
    { ...link, 'sec-fetch-dest': 'iframe' },
    { ...link, 'sec-fetch-mode': 'no-cors' },
    { ...link, 'sec-purpose': 'prefetch;prerender' },
  ];
  expect(loaded.map((headers) => isFollowed(ask(headers)))).toEqual(loaded.map(() => false));
});

test('an address counts as one client, as one network and as one neighbourhood', () => {
  const tell = (address: string) => [countedAs(address), networkOf(address), neighbourhoodOf(address)];
  expect(tell('203.0.113.9')).toEqual(['203.0.113.9', '203.0.113.9', '203.0.113']);
  expect(tell('::ffff:203.0.113.9')).toEqual(['203.0.113.9', '203.0.113.9', '203.0.113']);
  expect(tell('2001:db8:1:2:3:4:5:6')).toEqual(['2001:db8:1:2::/64', '2001:db8:1', '2001:db8:1']);
  // What was shortened before stays as it is.
  expect(tell('2001:db8:1:2::/64')).toEqual(['2001:db8:1:2::/64', '2001:db8:1', '2001:db8:1']);
  expect(tell('unknown')).toEqual(['unknown', 'unknown', 'unknown']);
  expect(countedAs('x'.repeat(100))).toBe('x'.repeat(45));
});
