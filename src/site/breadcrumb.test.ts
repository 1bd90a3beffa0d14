import { expect, test } from 'vitest';
import { ancestors } from './breadcrumb.ts';
import { fillTemplate } from './template.ts';

test('the breadcrumb of a page goes from home through the pages above it', () => {
  const path = fillTemplate('/about/news/{postSlug}', { postSlug: 'talvine-vedu' });
  expect(ancestors(path)).toEqual(['/', '/about', '/about/news']);
});

test('a page of the first level has home above it, and home has nothing', () => {
  expect(ancestors(fillTemplate('/about', {}))).toEqual(['/']);
  expect(ancestors(fillTemplate('/', {}))).toEqual([]);
});

test('segments that are no page are left out of the breadcrumb', () => {
  expect(ancestors(fillTemplate('/about/news/page/{page}', { page: 2 }))).toEqual([
    '/',
    '/about',
    '/about/news',
  ]);
});
