import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeWords } from '../format/word-list.ts';
import { mergeWords } from './merge-words.ts';

const wordList = fc
  .uniqueArray(fc.stringMatching(/^[a-dа-г]{1,15}$/u))
  .map((words) => words.toSorted((a, b) => (a < b ? -1 : 1)));

test('merged lists have each word once, and say where the words of each list are', () => {
  fc.assert(
    fc.property(fc.array(wordList, { maxLength: 4 }), (lists) => {
      const { words, places } = mergeWords(lists.map(encodeWords));
      expect(words).toEqual([...new Set(lists.flat())].sort());
      expect(places.map((own) => Array.from(own, (place) => words[place]))).toEqual(lists);
    }),
  );
});
