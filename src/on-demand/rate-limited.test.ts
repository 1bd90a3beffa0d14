import { expect, test } from 'vitest';
import { MemoryCounter } from '#proxy/storage.ts';
import { isWithinRate } from './rate-limited.ts';

test('a network of IPv6 is one visitor of pages too, and an address of IPv4 in its clothes is itself', async () => {
  const limit = { counter: new MemoryCounter('pages of a test', () => 0), ratePerMinute: 1 };
  const isWithin = (address: string) => isWithinRate(limit, 'page', address);
  expect(await isWithin('2001:db8:1:2::1')).toBe(true);
  expect(await isWithin('2001:db8:1:2:3:4:5:6')).toBe(false);
  // As the server names it.
  expect(await isWithin('2001:db8:1:2::/64')).toBe(false);
  expect(await isWithin('2001:db8:1:3::1')).toBe(true);
  expect(await isWithin('192.0.2.1')).toBe(true);
  expect(await isWithin('::ffff:192.0.2.1')).toBe(false);
  expect(await isWithin('192.0.2.2')).toBe(true);
});
