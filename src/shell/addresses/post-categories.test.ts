import { expect, test } from 'vitest';
import { parsePostCategory } from './post-categories.ts';

test('a category of posts is one of three', () => {
  expect(parsePostCategory('waste-school')).toBe('waste-school');
  expect(() => parsePostCategory('sport')).toThrow('sport is not a category of posts.');
});
