import { expect, test } from 'vitest';
import { paginate, parsePage, slicePage } from './Pager.tsx';

test('nine entries of four a page are three pages, the last with one', () => {
  const entries = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
  const pages = [1, 2, 3].map((page) => paginate(page, { perPage: 4, totalPosts: entries.length }));
  expect(pages.map((pagination) => slicePage(entries, pagination).join(''))).toEqual(['abcd', 'efgh', 'i']);
  expect(pages[1]).toEqual({ page: 2, perPage: 4, totalPosts: 9, totalPages: 3, visiblePages: [1, 2, 3] });
});

test('a page beyond the last is the last, one before the first is the first, and an empty list has one page', () => {
  const size = { perPage: 4, totalPosts: 9 };
  expect([paginate(7, size).page, paginate(0, size).page, paginate(-3, size).page]).toEqual([3, 1, 1]);
  expect(paginate(2, { perPage: 4, totalPosts: 0 })).toMatchObject({
    page: 1,
    totalPages: 1,
    visiblePages: [1],
  });
});

test('of many pages the first, the last and the neighbours are visible, each once', () => {
  const visible = (page: number) => paginate(page, { perPage: 4, totalPosts: 80 }).visiblePages;
  expect([1, 2, 3, 10, 19, 20].map(visible)).toEqual([
    [1, 2, 20],
    [1, 2, 3, 20],
    [1, 2, 3, 4, 20],
    [1, 9, 10, 11, 20],
    [1, 18, 19, 20],
    [1, 19, 20],
  ]);
});

test('what is left out between two visible pages is never one page alone', () => {
  for (const totalPages of [1, 2, 3, 4, 5, 6, 7, 8, 20]) {
    for (let page = 1; page <= totalPages; page += 1) {
      const { visiblePages } = paginate(page, { perPage: 4, totalPosts: 4 * totalPages });
      const gaps = visiblePages.slice(1).map((number, index) => number - (visiblePages[index] ?? 0) - 1);
      expect(gaps, `page ${String(page)} of ${String(totalPages)}`).not.toContain(1);
    }
  }
  expect(paginate(1, { perPage: 4, totalPosts: 16 }).visiblePages).toEqual([1, 2, 3, 4]);
});

test('the page-jump input takes an integer from 1 to the number of pages and nothing else', () => {
  expect(['1', '3', ' 2 ', '03'].map((typed) => parsePage(typed, 3))).toEqual([1, 3, 2, 3]);
  const wrong = ['', ' ', '0', '4', '-1', '1.5', '1,5', '1e0', 'II', '+1', '٢'];
  expect(wrong.filter((typed) => parsePage(typed, 3) !== undefined)).toEqual([]);
});
