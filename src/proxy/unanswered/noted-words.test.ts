import { expect, test } from 'vitest';
import { parseNotedWords } from './noted-words.ts';

test.for([
  'kase tn 4 keila',
  'kase tänav 12a',
  'vana maantee 3',
  'lepa korter 7',
  'ул лесная 10 кв 5',
  'лесная д 5',
  'leping 1234',
  'договор 1234',
  '<b>',
])('%s may say something about a person and is not noted', (typed) => {
  expect(parseNotedWords(typed)).toBeUndefined();
});

test('names of objects are noted', () => {
  for (const name of ['teekann 2', 'tn-2410 tooner', 'd-vitamiin 4000', 'домкрат', 'ёлочные игрушки 12 шт'])
    expect(parseNotedWords(name)).toBe(name);
});
