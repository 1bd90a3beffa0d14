import { expect, test } from 'vitest';
import { archivePageCount, newsPageSize } from './news-pages.ts';

test('a list of up to 23 posts has no page behind the first', () => {
  expect([0, 1, 11, 12, 13, 23].map(archivePageCount)).toEqual([0, 0, 0, 0, 0, 0]);
});

test('each further twelve posts make a page', () => {
  expect([24, 35, 36, 47, 48, 120].map(archivePageCount)).toEqual([1, 1, 2, 2, 3, 9]);
});

test('the first page never shows fewer than 12 posts of a longer list, nor more than 23', () => {
  const shown = Array.from({ length: 500 }, (_, index) => index + newsPageSize).map(
    (total) => total - archivePageCount(total) * newsPageSize,
  );
  expect(Math.min(...shown)).toBe(12);
  expect(Math.max(...shown)).toBe(23);
});
