import { expect, test } from 'vitest';
import { parseLiveSettings } from './settings.ts';

test('without configuration the demonstration answers', () => {
  expect(parseLiveSettings({ CONTENT_BASE_URL: '' })).toEqual({
    contentBase: undefined,
    isDemonstration: true,
    ratePerMinute: 120,
    trustedProxyHops: 0,
  });
});

test('whatever upstream is configured, the demonstration does not answer', () => {
  expect(parseLiveSettings({ HELPDESK_URL: 'https://help.example.ee' }).isDemonstration).toBe(false);
  expect(parseLiveSettings({ CONTENT_BASE_URL: 'https://cms.example.ee/wp-json' })).toMatchObject({
    isDemonstration: false,
    contentBase: { url: 'https://cms.example.ee/wp-json/', credentials: undefined },
  });
});

test('credentials go encrypted, or not beyond this machine', () => {
  expect(() => parseLiveSettings({ CONTENT_BASE_URL: 'http://cms.example.ee/' })).toThrow('CONTENT_BASE_URL');
  expect(parseLiveSettings({ CONTENT_BASE_URL: 'http://127.0.0.1:8080/' }).contentBase?.url).toBe(
    'http://127.0.0.1:8080/',
  );
});

test('a wrong setting is named, and a value that may be secret is not shown', () => {
  const wrong = [
    { CONTENT_BASE_URL: 'https://reader:planted@cms.example.ee/' },
    { CONTENT_BASE_URL: 'https://cms.example.ee/?key=planted' },
    { CONTENT_BASE_URL: 'planted' },
    { CONTENT_BASE_USER: 'planted' },
  ];
  for (const environment of wrong) {
    const parse = () => parseLiveSettings(environment);
    expect(parse).toThrow(/CONTENT_BASE_(?:URL|PASSWORD)/u);
    expect(parse).not.toThrow('planted');
  }
  expect(() => parseLiveSettings({ RATE_LIMIT: 'many' })).toThrow('The setting RATE_LIMIT is "many"');
  expect(() => parseLiveSettings({ TRUSTED_PROXY_HOPS: '-1' })).toThrow('TRUSTED_PROXY_HOPS');
});
