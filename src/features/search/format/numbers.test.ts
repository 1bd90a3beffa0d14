import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CodedLists, decodeNumbers, encodeNumbers, joinLists, splitLists } from './numbers.ts';

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

test('lists of numbers are one text, in which each list is found', () => {
  const list = fc.uniqueArray(fc.nat({ max: 5000 }), { maxLength: 4 });
  fc.assert(
    fc.property(fc.array(list, { maxLength: 50 }), (unordered) => {
      const lists = unordered.map((numbers) => numbers.toSorted((a, b) => a - b));
      const coded = lists.map(encodeNumbers);
      const text = joinLists(coded);
      if (lists.length > 0) expect(splitLists(text)).toEqual(coded);
      const found = new CodedLists(text, lists.length);
      const listNumbers = (place: number) => {
        const numbers: number[] = [];
        found.each(place, (number) => numbers.push(number));
        return numbers;
      };
      expect([...lists.keys()].map(listNumbers)).toEqual(lists);
      expect(listNumbers(lists.length)).toEqual([]);
      const all: number[] = [];
      found.eachOfAll((number) => all.push(number));
      expect(all).toEqual(lists.flat());
    }),
  );
});
