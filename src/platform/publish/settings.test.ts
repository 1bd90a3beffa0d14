import { expect, test } from 'vitest';
import { originAt, parseSettings } from './settings.ts';

test('the server listens on loopback unless HOST names an address', () => {
  expect(parseSettings({}).host).toBeUndefined();
  expect(['0.0.0.0', '::', '192.0.2.7'].map((HOST) => parseSettings({ HOST }).host)).toEqual([
    '0.0.0.0',
    '::',
    '192.0.2.7',
  ]);
  expect(() => parseSettings({ HOST: 'my-machine' })).toThrow(
    /^The setting HOST is "my-machine": is not an IP/u,
  );
});

test('this machine reaches its own server, whatever it listens on', () => {
  const origins = [undefined, '0.0.0.0', '::', '192.0.2.7', '2001:db8::1'].map((host) =>
    originAt({ host, port: 4321 }),
  );
  expect(origins).toEqual([
    'http://127.0.0.1:4321',
    'http://127.0.0.1:4321',
    'http://127.0.0.1:4321',
    'http://192.0.2.7:4321',
    'http://[2001:db8::1]:4321',
  ]);
});
