import { expect, test } from 'vitest';
import { forEachNumber, sliceList, toLists } from './number-lists.ts';

test('numbers are found by their list, in their order, and a list may be empty', () => {
  const lists = toLists({ lists: [2, 0, 2, 2], numbers: [7, 5, 7, 9] }, 4);
  expect([0, 1, 2, 3].map((list) => [...sliceList(lists, list)])).toEqual([[5], [], [7, 7, 9], []]);
  const found: number[] = [];
  for (const list of [2, 0, 1, 3, 4]) forEachNumber(lists, list, (number) => found.push(number));
  expect(found).toEqual([7, 7, 9, 5]);
});
