import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test('without trusted proxies the connection decides, whatever a header says', () => {
  expect(clientAddress('192.0.2.1', ['203.0.113.5'], 0)).toBe('192.0.2.1');
});

test('behind proxies of our own the address that they saw counts, not what stands before it', () => {
  expect(clientAddress('127.0.0.1', ['198.51.100.9, 203.0.113.5'], 1)).toBe('203.0.113.5');
  expect(clientAddress('127.0.0.1', ['198.51.100.9', '203.0.113.5, 10.0.0.1'], 2)).toBe('203.0.113.5');
  expect(clientAddress('127.0.0.1', [], 2)).toBe('127.0.0.1');
});

test('a network of IPv6 is one visitor, an IPv4 address in its clothes is itself', () => {
  expect(clientAddress('2001:db8:1:2:3:4:5:6', [], 0)).toBe('2001:db8:1:2::/64');
  expect(clientAddress('2001:db8:1:2::1', [], 0)).toBe('2001:db8:1:2::/64');
  expect(clientAddress('2001:0db8::1', [], 0)).toBe('2001:db8:0:0::/64');
  expect(clientAddress('::ffff:192.0.2.1', [], 0)).toBe('192.0.2.1');
});
