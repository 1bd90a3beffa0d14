import { expect, test } from 'vitest';
import { isFromOwnMachine } from './own-machine.ts';

const asked = (
  remoteAddress: string | undefined,
  headers: Readonly<Record<string, string>> = {},
  httpVersion = '1.1',
) =>
  isFromOwnMachine({
    socket: { remoteAddress },
    headers: { host: 'localhost:4321', ...headers },
    httpVersion,
  });

test('who asks over loopback for a loopback name is on this machine', () => {
  for (const address of ['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1']) {
    for (const host of ['localhost', 'localhost:4321', '127.0.0.1:4321', '[::1]:4321']) {
      expect([address, host, asked(address, { host })]).toEqual([address, host, true]);
    }
  }
});

test('who comes from elsewhere is not, whatever they say', () => {
  for (const address of [
    '203.0.113.5',
    '10.0.0.1',
    '::ffff:10.0.0.1',
    'fe80::1',
    '128.0.0.1',
    '',
    undefined,
  ]) {
    expect([address, asked(address)]).toEqual([address, false]);
  }
});

test('a request that was handed on is not, even when it says it began here', () => {
  for (const [name, value] of [
    ...[
      ['x-forwarded-for', '127.0.0.1'],
      ['x-forwarded-for', ''],
      ['forwarded', 'for=127.0.0.1'],
    ],
    ...[
      ['via', '1.1 proxy'],
      ['x-real-ip', '127.0.0.1'],
      ['cf-connecting-ip', '::1'],
    ],
    ...[
      ['x-forwarded-host', 'localhost'],
      ['x-forwarded-proto', 'https'],
      ['true-client-ip', '127.0.0.1'],
    ],
  ] as const) {
    expect([name, asked('127.0.0.1', { [name]: value })]).toEqual([name, false]);
  }
});

test('neither is one for another name, or without one, or in the HTTP of proxies that say nothing', () => {
  for (const host of [
    'www.example.ee',
    'localhost.example.ee',
    '127.0.0.1.example.ee',
    '',
    'rebound.example:4321',
  ]) {
    expect([host, asked('127.0.0.1', { host })]).toEqual([host, false]);
  }
  expect(asked('127.0.0.1', {}, '1.0')).toBe(false);
});
