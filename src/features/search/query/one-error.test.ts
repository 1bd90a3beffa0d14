import { expect, test } from 'vitest';
import { hasOneError, matchOneError } from './one-error.ts';
import { stem } from './stem.ts';
import { WordForms } from './word-forms.ts';
import { WorkBudget } from './work-budget.ts';

const matched = (typed: string, words: readonly string[]) => {
  const forms = new WordForms(words, (form) => stem(form, 'en'), false);
  return [...matchOneError(forms, typed, new WorkBudget()).keys()].map((place) => words[place]);
};

test('a letter that is missing, added, doubled, another one or swapped with the next is one error', () => {
  for (const typed of ['snw', 'snoow', 'snpow', 'smow', 'sonw', 'nsow'])
    expect([typed, hasOneError(typed, 'snow')]).toEqual([typed, true]);
});

test('two errors are two, and no error is none', () => {
  for (const typed of ['sn', 'smpw', 'wosn', 'snowwy', 'snow', 'nwso'])
    expect([typed, hasOneError(typed, 'snow')]).toEqual([typed, false]);
});

test('a short word may be a mistyped thing of the trade, but no other word', () => {
  expect(matched('smow', ['snow', 'show', 'slow'])).toEqual(['snow']);
  expect(matched('snw', ['snow'])).toEqual(['snow']);
  expect(matched('pint', ['paint', 'point', 'print'])).toEqual(['paint']);
});

test('of a word of three letters nothing but a letter may be missing, and the first letter of a short word is right', () => {
  expect(matched('bah', ['bag'])).toEqual([]);
  expect(matched('bow', ['snow'])).toEqual([]);
  expect(matched('know', ['snow'])).toEqual([]);
  expect(matched('nsow', ['snow'])).toEqual(['snow']);
});

test('a longer word may be any mistyped one, also its first letter, and in another form', () => {
  expect(matched('vandles', ['candles'])).toEqual(['candles']);
  expect(matched('branhes', ['branch'])).toEqual(['branch']);
});

test('a number is never another number', () => {
  expect(matched('600105', ['600106'])).toEqual([]);
});
