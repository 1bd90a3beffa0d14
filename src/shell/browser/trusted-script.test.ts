import { expect, test } from 'vitest';
import { turnstileScript } from '#shell/form/form-check.browser.ts';
import { acceptScript } from './trusted-script.ts';

const place = { origin: 'https://www.example.ee', counter: '/count.js' };

test('scripts that the build has made and those of the settings are taken', () => {
  const own = ['/_astro/search-worker-a1_b.js', 'https://www.example.ee/_astro/header.D1.js'];
  for (const address of [...own, turnstileScript, '/count.js', '/offline-worker.js'])
    expect(acceptScript(address, place)).toBe(address);
});

test('no other address becomes a script', () => {
  const others = [
    '/media/a.js',
    '/media/offline-worker.js',
    '/api/posts',
    '/_astro/../media/a.js',
    '/_astro/a.js/../../media/b.js',
    '/_astro/a.css',

    '//other.example/_astro/a.js',
    'https://other.example/_astro/a.js',
    'data:text/javascript,1',
    'blob:a',
    'https://challenges.cloudflare.com/other.js',
    '',
    '/_astro/%2e%2e/media/a.js',
    'javascript:1',
  ];
  for (const address of others) expect(() => acceptScript(address, place), address).toThrow(TypeError);
  expect(() => acceptScript('/count.js', { ...place, counter: undefined })).toThrow(TypeError);
});
