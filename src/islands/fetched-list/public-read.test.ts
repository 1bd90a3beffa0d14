import { expect, test } from 'vitest';
import { isPublicRead } from './public-read.ts';

const origin = 'https://www.example.ee';

test('a list of an editor reads lists and files of the site', () => {
  for (const url of [
    '/api/posts?lang=en',
    '/api/unserved',
    'https://www.example.ee/api/search?query=a',
    '/a.json',
    '',
  ])
    expect([url, isPublicRead({ url }, origin)]).toEqual([url, true]);
});

test('it writes nothing, sends no header and reaches neither lookups nor forms', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const)
    expect(isPublicRead({ url: '/api/posts', method }, origin)).toBe(false);
  expect(isPublicRead({ url: '/api/posts', headers: { 'lookup-proof': 'none' } }, origin)).toBe(false);
  const others = [
    '/api/discharges?contractNumber=1000002',
    '/%61pi/discharges',
    '//www.example.ee/api/hooks/content',
  ];
  for (const url of [...others, 'x/../api/orders', '/api', '/API/helpdesk'])
    expect([url, isPublicRead({ url }, origin)]).toEqual([url, false]);
});
