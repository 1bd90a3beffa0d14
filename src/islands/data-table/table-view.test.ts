import { expect, test } from 'vitest';
import { afterEvent, defaultView, pageSizes, parsePageSize } from './table-view.ts';

test('a table has 10 rows on a page at first, and offers 10 to 50 in steps of 10', () => {
  expect(defaultView).toEqual({ search: '', page: 1, size: 10 });
  expect(pageSizes).toEqual([10, 20, 30, 40, 50]);
  expect(['10', '50', '15', '60', '', null].map(parsePageSize)).toEqual([
    10,
    50,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a column is sorted upwards, downwards and not at all, and another one begins anew', () => {
  const sort = { type: 'sorted', column: 'period' } as const;
  const up = afterEvent(defaultView, sort);
  expect(up.sort).toEqual({ column: 'period', isDescending: false });
  const down = afterEvent(up, sort);
  expect(down.sort).toEqual({ column: 'period', isDescending: true });
  expect(afterEvent(down, sort)).toEqual(defaultView);
  expect(afterEvent(down, { type: 'sorted', column: 'phone' }).sort).toEqual({
    column: 'phone',
    isDescending: false,
  });
});

test('sorting, searching and another page size lead to the first page', () => {
  const third = afterEvent(defaultView, { type: 'paged', page: 3 });
  expect(third.page).toBe(3);
  const events = [
    { type: 'sorted', column: 'period' },
    { type: 'searched', search: 'tartu' },
    { type: 'sized', size: 50 },
  ] as const;
  expect(events.map((event) => afterEvent(third, event).page)).toEqual([1, 1, 1]);
});
