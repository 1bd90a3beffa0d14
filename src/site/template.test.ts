import { expect, test } from 'vitest';
import { parsePagePath } from '#model/page-path.ts';
import { fillTemplate, findRoute, matchTemplate } from './template.ts';

function find(address: string) {
  const path = parsePagePath(address);
  return path && findRoute(path);
}

test('path parameters are taken by matching the segments of a path with those of its template', () => {
  const match = matchTemplate(
    '/about/news/category/{category}/page/{page}',
    '/about/news/category/waste-school/page/2',
  );
  expect(match).toEqual({ type: 'match', params: { category: 'waste-school', page: '2' } });
});

test('a template without parameters matches itself', () => {
  expect(matchTemplate('/about', '/about')).toEqual({ type: 'match', params: {} });
});

test("unequal segment counts give 'Template and actual path structures do not match'", () => {
  const message = 'Template and actual path structures do not match';
  const mismatch = { type: 'mismatch', reason: 'structure', message };
  expect(matchTemplate('/about/news/{postSlug}', '/about/news')).toEqual(mismatch);
  expect(matchTemplate('/about/news/{postSlug}', '/about/news/a/b')).toEqual(mismatch);
});

test('segments that differ give a segment mismatch error with place and both segments', () => {
  expect(matchTemplate('/about/news/{postSlug}', '/about/jobs/a')).toEqual({
    type: 'mismatch',
    reason: 'segment',
    message: "Segment mismatch at 2: expected 'news', found 'jobs'",
  });
});

test('a parameter needs a value', () => {
  expect(matchTemplate('/about/news/{postSlug}', '/about/news/')).toMatchObject({
    type: 'mismatch',
    reason: 'segment',
  });
});

test('the route of a path is found with its parameters', () => {
  expect(find('/about/news/talvine-vedu')).toEqual({
    template: '/about/news/{postSlug}',
    params: { postSlug: 'talvine-vedu' },
  });
  expect(find('/home-customer/waste-stations/12')).toEqual({
    template: '/home-customer/waste-stations/{wasteStationId}',
    params: { wasteStationId: '12' },
  });
});

test('a template without parameters wins over one with them', () => {
  expect(find('/about/news')?.template).toBe('/about/news');
  expect(find('/about/news/page/2')?.template).toBe('/about/news/page/{page}');
});

test('a path that fits no template has no route', () => {
  expect(find('/about/jobs')).toBeUndefined();
  expect(find('/ru/about')).toBeUndefined();
});

test('values are encoded when they are put into a template', () => {
  expect(fillTemplate('/about/news/{postSlug}', { postSlug: 'a/b c' })).toBe('/about/news/a%2Fb%20c');
  expect(fillTemplate('/about/news/page/{page}', { page: 3 })).toBe('/about/news/page/3');
});

test('a template whose parameter has no value throws', () => {
  expect(() => fillTemplate('/about/news/{postSlug}', {})).toThrow(
    'Template /about/news/{postSlug} needs a value for postSlug.',
  );
});
