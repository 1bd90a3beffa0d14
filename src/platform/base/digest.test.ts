import { expect, test } from 'vitest';
import { digest } from './digest.ts';

test('a digest has 22 characters, all allowed in a file name', () => {
  expect(digest('jäätmed')).toMatch(/^[\w-]{22}$/u);
});

test('text and its UTF-8 bytes have the same digest', () => {
  expect(digest('отходы')).toBe(digest(Buffer.from('отходы', 'utf8')));
});

test('other text has another digest', () => {
  expect(digest('a')).not.toBe(digest('b'));
});
