import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeNumbers, encodeNumbers } from './numbers.ts';

test('ascending numbers come back as they were', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat({ max: 2 ** 40 })), (numbers) => {
      const ascending = numbers.toSorted((a, b) => a - b);
      expect(decodeNumbers(encodeNumbers(ascending))).toEqual(ascending);
    }),
  );
});

test('neighbours take one character each, and JSON writes every character as it is', () => {
  const text = encodeNumbers([0, 1, 2, 40, 50_000_000]);
  expect(encodeNumbers([0, 1, 2])).toHaveLength(3);
  expect(JSON.stringify(text)).toBe(`"${text}"`);
});

test('a character that is not a digit throws', () => {
  expect(() => decodeNumbers('0"')).toThrow('is not a digit of a list of numbers');
});
