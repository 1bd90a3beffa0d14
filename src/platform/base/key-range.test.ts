import { expect, test } from 'vitest';
import { isInRange } from './key-range.ts';

const range = { list: 'posts', from: 'b', until: 'd' };

test('a key within a span touches it, both ends included', () => {
  const inside = ['b', 'c', 'cz', 'd'].map((key) => isInRange(range, { list: 'posts', key }));
  expect(inside).toEqual([true, true, true, true]);
});

test('a key before or behind a span does not touch it', () => {
  const outside = ['a', 'da', ''].map((key) => isInRange(range, { list: 'posts', key }));
  expect(outside).toEqual([false, false, false]);
});

test('a key of another list does not touch a span', () => {
  expect(isInRange(range, { list: '#posts', key: 'c' })).toBe(false);
});
