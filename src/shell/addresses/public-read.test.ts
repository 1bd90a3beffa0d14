import { expect, test } from 'vitest';
import { isPublicRead } from './public-read.ts';
import { parseSitePart } from '#features/page-builder/site-part.ts';

const origin = 'https://www.example.ee';

test('a list of an editor reads lists and files of the site', () => {
  for (const url of [
    '/api/posts?lang=en',
    '/api/unserved',
    'https://www.example.ee/api/search?query=a',
    '/a.json',
    '',
  ])
    expect([url, isPublicRead(url, origin)]).toEqual([url, true]);
});

test('it reaches neither lookups nor forms', () => {
  const others = [
    '/api/discharges?contractNumber=1000002',
    '/%61pi/discharges',
    '//www.example.ee/api/hooks/content',
  ];
  for (const url of [...others, 'x/../api/orders', '/api', '/API/helpdesk'])
    expect([url, isPublicRead(url, origin)]).toEqual([url, false]);
});

test('a page with such a list, or one that sends more than a question or asks every moment, keeps none of them', () => {
  const parsed = (fields: object) => parseSitePart('fetcher', fields)?.name;
  expect(parsed({ url: '/api/posts', refetchSeconds: 0 })).toBe('fetcher');
  expect(parsed({ url: '/api/posts', refetchSeconds: 30 })).toBe('fetcher');
  for (const refetchSeconds of [0.001, 1, 29, -1, 1e9, Number.NaN, Number.POSITIVE_INFINITY])
    expect([refetchSeconds, parsed({ url: '/api/posts', refetchSeconds })]).toEqual([
      refetchSeconds,
      undefined,
    ]);
  for (const fields of [{ method: 'POST' }, { headers: { 'lookup-proof': 'none' } }])
    expect(parsed({ url: '/api/posts', ...fields })).toBeUndefined();
  for (const url of ['/api/discharges', '/api/calendar-entries?contractNumber=1', '/api/helpdesk'])
    expect([url, parsed({ url })]).toEqual([url, undefined]);
});
