import { expect, test } from 'vitest';
import type { Locale } from '#platform/languages/locale.ts';
import { readName, readQuestion } from './phrase.ts';

test.each<readonly [Locale, name: string, head: string]>([
  ['en', 'coffee machine', 'machine'],
  ['en', 'jar of jam', 'jar'],
  ['en', 'roll on', 'on'],
  ['en', 'spice jar plastic', 'jar'],
  ['en', 'plastic', 'plastic'],
  ['ru', 'банка из-под краски', 'банка'],
  ['ru', 'зелёный диван', 'диван'],
  ['ru', 'бутылка водки', 'бутылка'],
  ['et', 'klaasist pudel', 'pudel'],
  ['et', 'pudel klaasist', 'pudel'],
  ['et', 'suur pappkast', 'pappkast'],
])('in %s, what %s says it is: %s', (locale, name, head) => {
  expect(readName(name, locale)?.head.word).toBe(head);
});

const told = (typed: string, locale: Locale) =>
  readQuestion(typed, locale)?.told.map(({ words }) => words.map(({ word }) => word).join(' '));

test('of a question, small talk is left out first, then what says nothing about where a thing goes', () => {
  expect(told('mida teha punase diivaniga', 'et')).toEqual(['punase diivaniga', 'diivaniga']);
  expect(told('what about my old sofa', 'en')).toEqual(['old sofa', 'sofa']);
});

test('of small words, those that join two things stay between them', () => {
  expect(readQuestion('what about the lid from my jar', 'en')?.telling.head.word).toBe('lid');
  expect(readQuestion('what to do with it in summer', 'en')?.telling.head.word).toBe('summer');
});

test('who names no thing has told nothing', () => {
  for (const typed of ['kuidas', 'vana', 'suur sinine']) expect(told(typed, 'et'), typed).toEqual([]);
  expect(readQuestion('?!', 'et')).toBeUndefined();
});

test('a word of small talk in one language is a thing in another', () => {
  expect(told('tea bag', 'en')).toEqual(['tea bag']);
  expect(told('tea kott', 'et')).toEqual(['kott']);
});
