import { expect, test } from 'vitest';
import type { Locale } from '#platform/languages/locale.ts';
import { isCyrillic } from './script.ts';
import { Vocabulary } from './vocabulary.ts';
import { WorkBudget } from './work-budget.ts';

const et = ['jaam', 'jaamad', 'jaatmejaam', 'jaatmejaamas', 'konteiner', 'mahuti', 'arve', 'kosmos'];
const ru = ['вывоз', 'договор', 'контейнеров', 'отходы'];

const matched = (words: readonly string[], locale: Locale, word: string) => {
  const isForeign = isCyrillic(word) !== (locale === 'ru');
  const found = new Vocabulary(words, locale).match({ word, isForeign }, new WorkBudget());
  return [...found].toSorted(([, a], [, b]) => b - a).map(([place]) => words[place]);
};

const nearly = (words: readonly string[], locale: Locale, word: string) => {
  const isForeign = isCyrillic(word) !== (locale === 'ru');
  return [...new Vocabulary(words, locale).matchNearly({ word, isForeign }, new WorkBudget()).keys()].map(
    (place) => words[place],
  );
};

test('the word itself comes before its forms, and these before compounds', () => {
  expect(matched(et, 'et', 'jaam')).toEqual(['jaam', 'jaamad', 'jaatmejaam', 'jaatmejaamas']);
});

test('a part of a word is found literally, from three letters on, and one letter only as a word', () => {
  expect(matched(et, 'et', 'ontei')).toEqual(['konteiner']);
  expect(matched(et, 'et', 'ar')).toEqual(['arve']);
  expect(matched(et, 'et', 'a')).toEqual([]);
});

test('a term in the other script is found by its sound', () => {
  expect(matched(ru, 'ru', 'vyvoz')).toEqual(['вывоз']);
  expect(matched(ru, 'ru', 'konteiner')).toEqual(['контейнеров']);
  expect(matched(et, 'et', 'контейнер')).toEqual(['konteiner']);
});

test('content search has the fuzzy threshold 0.2: one error in five letters is forgiven, two are not', () => {
  expect(nearly(et, 'et', 'kosmas')).toEqual(['kosmos']);
  expect(nearly(et, 'et', 'kasmas')).toEqual([]);
});

test('two neighbouring letters in each other’s place are forgiven', () => {
  expect(nearly(et, 'et', 'amhuti')).toContain('mahuti');
  expect(nearly(et, 'et', 'konteienr')).toContain('konteiner');
  // In three letters that is another word.
  expect(nearly(['ema'], 'et', 'mea')).toEqual([]);
});

test('a compound of which only the longer last part is known is found by that part', () => {
  expect(nearly(et, 'et', 'prygikonteiner')).toEqual(['konteiner']);
  expect(nearly(['rakett'], 'et', 'kosmoserakett')).toEqual([]);
});

test('with an error, a short word is compared with words as short', () => {
  expect(nearly(['тетрадь', 'театры'], 'ru', 'теотр')).toEqual(['театры']);
});

test('a short word that others end in after one letter or two is inside of them by chance', () => {
  const words = ['old', 'holds', 'gold', 'household'];
  const found = new Vocabulary(words, 'en').match({ word: 'old', isForeign: false }, new WorkBudget());
  const [, holds = 1, gold = 1, household = 0] = words.map((_, place) => found.get(place));
  expect([holds < household, gold < household]).toEqual([true, true]);
});

test('what a word sounds like inside of a longer one, or ends in without compounds, is chance', () => {
  expect(nearly(['биогаз'], 'ru', 'йога')).toEqual([]);
  expect(nearly(['замена'], 'ru', 'экзамена')).toEqual([]);
  expect(matched(['биогаз'], 'ru', 'iogaz')).toEqual(['биогаз']);
});
