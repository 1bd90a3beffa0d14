import { expect, test } from 'vitest';
import { securityHeaders } from '#platform/base/security-headers.ts';
import { fittingValue, isEncrypted } from './connection.ts';
import { type ProxyHops, resolveClient } from './client-address.ts';

const from = (given: string) => ({ headers: { 'x-forwarded-proto': given } });

test('a visitor uses https if the last proxy reports it', () => {
  expect(isEncrypted({ headers: {} })).toBe(false);
  expect(isEncrypted(from('https'))).toBe(true);
  expect(isEncrypted(from('http, HTTPS'))).toBe(true);
  expect(isEncrypted(from('https, http'))).toBe(false);
});

test('without https a browser is not asked to upgrade, and all other headers stay', () => {
  const policy = (isNotified: boolean) =>
    securityHeaders({ scripts: [], pictures: [], isEncrypted: isNotified })['Content-Security-Policy'] ?? '';
  expect(policy(true)).toContain('; upgrade-insecure-requests;');
  const given = (headers: Readonly<Record<string, string>>, name: string) =>
    fittingValue({ headers }, name, policy(true));
  expect(given({}, 'Content-Security-Policy')).toBe(policy(false));
  expect(given({ 'x-forwarded-proto': 'https' }, 'Content-Security-Policy')).toBe(policy(true));
  expect(given({}, 'X-Other')).toBe(policy(true));
});

const clientAddress = (peer: string, forwardedFor: readonly string[], hops: ProxyHops) =>
  resolveClient({ peer, forwardedFor }, hops).address;
const findFault = (peer: string, forwardedFor: readonly string[], hops: ProxyHops) =>
  resolveClient({ peer, forwardedFor }, hops).fault;

test('without trusted proxies the connection decides, regardless of headers', () => {
  expect(clientAddress('192.0.2.1', ['203.0.113.5'], 0)).toBe('192.0.2.1');
});

test('behind our own proxies the address that they saw counts, not those before it', () => {
  expect(clientAddress('127.0.0.1', ['198.51.100.9, 203.0.113.5'], 1)).toBe('203.0.113.5');
  expect(clientAddress('127.0.0.1', ['198.51.100.9', '203.0.113.5, 10.0.0.1'], 2)).toBe('203.0.113.5');
  expect(clientAddress('127.0.0.1', [], 2)).toBe('127.0.0.1');
});

test('by default one proxy is believed, where it is a program of this machine', () => {
  for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    expect(clientAddress(peer, ['198.51.100.9, 203.0.113.5'], 'auto')).toBe('203.0.113.5');
    expect(clientAddress(peer, ['198.51.100.9', '203.0.113.6'], 'auto')).toBe('203.0.113.6');
    expect(findFault(peer, ['198.51.100.9, 203.0.113.5'], 'auto')).toBe(undefined);
  }
  expect(clientAddress('127.0.0.1', [], 'auto')).toBe('127.0.0.1');
  expect(findFault('127.0.0.1', [], 'auto')).toBe(undefined);
});

test('a proxy on another machine or in another container is named at its first request', () => {
  for (const peer of ['172.18.0.2', '10.0.0.5', 'fd00::5', '::ffff:172.18.0.2', '192.0.2.1']) {
    expect(resolveClient({ peer, forwardedFor: ['203.0.113.5'] }, 'auto').fault).toBe('distant-proxy');
    expect(clientAddress(peer, ['203.0.113.5'], 'auto')).toBe(clientAddress(peer, [], 0));
    expect(clientAddress(peer, ['203.0.113.5'], 1)).toBe('203.0.113.5');
    expect(findFault(peer, ['203.0.113.5'], 1)).toBe(undefined);
    expect(findFault(peer, [], 'auto')).toBe(undefined);
  }
});

test('the port that a proxy writes beside an address does not make another visitor of it', () => {
  expect(clientAddress('127.0.0.1', ['203.0.113.5:4711'], 'auto')).toBe('203.0.113.5');
  expect(clientAddress('127.0.0.1', ['[2001:db8:1:2::9]:4711'], 'auto')).toBe('2001:db8:1:2::/64');
});

test('headers that speak against the settings are named', () => {
  expect(findFault('127.0.0.1', ['203.0.113.5'], 0)).toBe('ignored');
  expect(findFault('127.0.0.1', ['203.0.113.5'], 2)).toBe('too-few');
  expect(findFault('127.0.0.1', ['203.0.113.5, unknown'], 'auto')).toBe('unreadable');
  expect(clientAddress('127.0.0.1', ['203.0.113.5, unknown'], 'auto')).toBe('127.0.0.1');
  expect(findFault('127.0.0.1', ['203.0.113.5, 10.0.0.7'], 'auto')).toBe('another-proxy');
  expect(resolveClient({ peer: '127.0.0.1', forwardedFor: [], hasForwarded: true }, 'auto').fault).toBe(
    'another-header',
  );
  for (const hops of [1, 'auto'] as const)
    expect(findFault('127.0.0.1', ['203.0.113.5'], hops)).toBe(undefined);
});

test('a network of IPv6 is one visitor, an IPv4 address in its clothes is itself', () => {
  expect(clientAddress('2001:db8:1:2:3:4:5:6', [], 0)).toBe('2001:db8:1:2::/64');
  expect(clientAddress('2001:db8:1:2::1', [], 0)).toBe('2001:db8:1:2::/64');
  expect(clientAddress('2001:0db8::1', [], 0)).toBe('2001:db8:0:0::/64');
  expect(clientAddress('::ffff:192.0.2.1', [], 0)).toBe('192.0.2.1');
});
