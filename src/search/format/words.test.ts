import { expect, test } from 'vitest';
import { fold, placedWords, wordsOf } from './words.ts';

test('letters lose their case and their marks, ё is е, й stays й', () => {
  expect(fold('ÕÄÖÜŠŽ é Ёлка Йод')).toBe('oaousz e елка йод');
});

test('a folded text is as long as the text, for any characters', () => {
  for (const text of ['Jäätmejaam', 'İstanbul', '5,2\u00a0l – 😀', 'Ёжик']) {
    expect(fold(text), text).toHaveLength(text.length);
  }
});

test('words are runs of letters and digits, each with its place in the text', () => {
  expect(wordsOf('E-arve: 5,2\u00a0l (Big-bag)')).toEqual(['e', 'arve', '5', '2', 'l', 'big', 'bag']);
  const text = 'Vii jäätmed ära.';
  const [, second] = placedWords(text);
  expect(second && text.slice(second.from, second.until)).toBe('jäätmed');
  expect(second?.word).toBe('jaatmed');
});
