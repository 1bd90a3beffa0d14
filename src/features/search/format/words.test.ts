import { expect, test } from 'vitest';
import { fold, groupedNumbers, indexedWords, placedWords, splitWords } from './words.ts';

test('letters lose their case and their marks, ё is е, й stays й', () => {
  expect(fold('ÕÄÖÜŠŽ é Ёлка Йод')).toBe('oaousz e елка йод');
});

test('a folded text is as long as the text, for any characters', () => {
  for (const text of ['Jäätmejaam', 'İstanbul', '5,2\u00a0l – 😀', 'Ёжик']) {
    expect(fold(text), text).toHaveLength(text.length);
  }
});

test('words are runs of letters and digits, each with its place in the text', () => {
  expect(splitWords('E-arve: 5,2\u00a0l (Big-bag)')).toEqual(['e', 'arve', '5', '2', 'l', 'big', 'bag']);
  const text = 'Vii jäätmed ära.';
  const [, second] = placedWords(text);
  expect(second && text.slice(second.from, second.until)).toBe('jäätmed');
  expect(second?.word).toBe('jaatmed');
});

test('a number in groups of digits is found by the number too, a row of numbers is not', () => {
  expect(indexedWords('+372 600 0105')).toContain('3726000105');
  expect(indexedWords('17 06 05*')).toEqual(['17', '06', '05', '170605']);
  expect(indexedWords('0,24 m³')).toEqual(['0', '24', 'm3', '024']);
  expect(groupedNumbers('01.11.2022-31.10.2027')).toEqual([]);
  const [whole] = placedWords('kood 20 03 01');
  expect(whole?.word).toBe('kood');
  expect(placedWords('20 03 01')[0]).toEqual({ word: '200301', from: 0, until: 8 });
});
