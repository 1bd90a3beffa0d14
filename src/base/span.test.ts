import { expect, test } from 'vitest';
import { isTouched } from './span.ts';

const span = { list: 'posts', from: 'b', until: 'd' };

test('a key within a span touches it, both ends included', () => {
  const inside = ['b', 'c', 'cz', 'd'].map((key) => isTouched(span, { list: 'posts', key }));
  expect(inside).toEqual([true, true, true, true]);
});

test('a key before or behind a span does not touch it', () => {
  const outside = ['a', 'da', ''].map((key) => isTouched(span, { list: 'posts', key }));
  expect(outside).toEqual([false, false, false]);
});

test('a key of another list does not touch a span', () => {
  expect(isTouched(span, { list: '#posts', key: 'c' })).toBe(false);
});
