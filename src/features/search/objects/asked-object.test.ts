import { expect, test } from 'vitest';
import { askedObject } from './asked-object.ts';

test.each([
  ['kuhu visata pitsakarp', 'kuhu pitsakarp'],
  ['Viska ära diivan?', 'ära diivan?'],
  ['куда выбросить старый диван', 'куда старый диван'],
  ['сломанный пылесос', 'пылесос'],
  ['вывезти диван', 'диван'],
  ['where do I throw batteries', 'where do I batteries'],
  ['how to dispose of a sofa', 'how to of a sofa'],
  ['which bin does a bread bin go in', 'which does a bread bin go in'],
  ['в какой контейнер контейнер от салата', 'в какой контейнер от салата'],
  ['kas pitsakarp läheb paberi hulka?', 'kas pitsakarp läheb'],
  ['kas mähkmed lähevad biosse', 'kas mähkmed'],
  ['does foil go in the recycling bin', 'does foil go'],
  ['can I put foil in glass', 'I foil'],
  ['можно ли бросать коробку от пиццы в бумагу', 'можно ли коробку от пиццы'],
  ['does a pizza box go in paper', 'does a pizza box go'],
  ['can I put glass in the yellow bin?', 'I glass'],
  ['tissues in paper', 'tissues in paper'],
])('of %s what is thrown away is left', (typed, left) => {
  expect(askedObject(typed)).toBe(left);
});

test.each(['kuhu visata', 'выбросить', 'throw', '', 'pann', 'viin'])(
  '%s stays: nothing else is asked',
  (typed) => {
    expect(askedObject(typed)).toBe(typed);
  },
);

test('that waste was not collected asks about no thing: all words stay', () => {
  expect(askedObject('не вывезли мусор')).toBe('не вывезли мусор');
});

test('what is longer than any name is cut off before it is read', () => {
  expect(askedObject('a'.repeat(100_000))).toHaveLength(200);
});
