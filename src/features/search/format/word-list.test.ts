import { expect, test } from 'vitest';
import { decodeWords, encodeWords } from './word-list.ts';

const long = 'a'.repeat(50);

test.each([
  [[], ''],
  [['vedu'], '0vedu'],
  [
    ['0105', '0107', 'jaam', 'jaama', 'jaamad', 'jäätmed', 'вывоз', 'вывоза'],
    '00105 37 0jaam 4a 5d 1äätmed 0вывоз 5а',
  ],
  [[long, `${long}b`], `0${long} z${'a'.repeat(15)}b`],
])('%j is %s', (words, text) => {
  expect(encodeWords(words)).toBe(text);
  expect(decodeWords(text)).toEqual(words);
});
