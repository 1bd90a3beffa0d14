import { expect, test } from 'vitest';
import { parseQuery } from './term.ts';

const words = (typed: string) => parseQuery(typed, 'et')?.terms.map(({ word }) => word);

test('a number is one word in any spacing, and without the code of the country', () => {
  for (const typed of ['600 0105', '6000105', '+372 600 0105', '00372 6000105'])
    expect(words(typed), typed).toEqual(['6000105']);
  expect(words('20 03 01')).toEqual(['200301']);
  expect(words('0.24 m³')).toEqual(['024', 'm3']);
});

test('litres are cubic metres, and a unit is a word of its own', () => {
  expect(words('240l konteiner')).toEqual(['024', 'm3', 'konteiner']);
  expect(words('660 liitrine')).toEqual(['066', 'm3']);
  expect(words('8m3')).toEqual(['8', 'm3']);
  expect(words('Jaama 72c')).toEqual(['jaama', '72c']);
});

test('the groups of a number are kept, for texts that do not have it as a whole', () => {
  expect(parseQuery('600 0105', 'et')?.terms[0]?.groups).toEqual(['600', '0105']);
});

test('words of small talk find nothing, unless the query has no others', () => {
  expect(parseQuery('kuidas ma saan lepingu', 'et')).toMatchObject({
    terms: [{ word: 'lepingu' }],
    small: ['kuidas', 'ma', 'saan'],
  });
  expect(words('what do I do with my bin')).toEqual(['bin']);
  expect(words('мне нужно поменять')).toEqual(['поменять']);
  expect(parseQuery('kuidas saab', 'et')).toMatchObject({
    terms: [{ word: 'kuidas' }, { word: 'saab' }],
    small: [],
  });
});

test('the two words of an expression are one term, also when one of them is small talk', () => {
  expect(words('vana power bank')).toEqual(['vana', 'powerbank']);
  expect(words('people next door')).toEqual(['people', 'nextdoor']);
  expect(words('prügi kast katki')).toEqual(['prugikast', 'katki']);
});
