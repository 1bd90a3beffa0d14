import { expect, test } from 'vitest';
import { isPublicRead } from './public-read.ts';
import { parseSitePart } from './site-part.ts';

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

test('a page with such a list, or one that asks every moment, keeps neither', () => {
  const parsed = (fields: object) => parseSitePart('fetcher', fields)?.name;
  expect(parsed({ url: '/api/posts', refetchSeconds: 0 })).toBe('fetcher');
  expect(parsed({ url: '/api/posts', refetchSeconds: 30 })).toBe('fetcher');
  for (const refetchSeconds of [0.001, 1, 29, -1, 1e9, Number.NaN, Number.POSITIVE_INFINITY])
    expect([refetchSeconds, parsed({ url: '/api/posts', refetchSeconds })]).toEqual([
      refetchSeconds,
      undefined,
    ]);
  for (const url of ['/api/discharges', '/api/calendar-entries?contractNumber=1', '/api/helpdesk'])
    expect([url, parsed({ url })]).toEqual([url, undefined]);
});
