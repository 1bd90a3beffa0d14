import { expect, test } from 'vitest';
import { hasWords } from './words.ts';

test('a text is found by its words in any order, and by parts of them', () => {
  expect(hasWords('Kas mahuti võib olla tõkkepuu taga?', 'puu mahuti')).toBe(true);
  expect(hasWords('Kas mahuti võib olla tõkkepuu taga?', 'puu konteiner')).toBe(false);
});

test('marks above letters and capitals make no difference, in Cyrillic either', () => {
  expect(hasWords('Mahuti on tõkkepuu taga', 'TOKKEPUU')).toBe(true);
  expect(hasWords('Что делать с ёлкой?', 'елкой')).toBe(true);
});

test('a Russian word is found in another case, a short one only as it is', () => {
  expect(hasWords('Что делать со старыми шинами?', 'шины')).toBe(true);
  expect(hasWords('Нарва (Narva linn)', 'в Нарве')).toBe(true);
  expect(hasWords('Где ящик?', 'яма')).toBe(false);
});

test('a decimal comma and a point are the same', () => {
  expect([hasWords('konteiner 0,24 m³', '0.24'), hasWords('container 0.24 m³', '0,24')]).toEqual([
    true,
    true,
  ]);
});

test('an empty query is in every text', () => {
  expect([hasWords('Arved', ''), hasWords('Arved', '  ')]).toEqual([true, true]);
});
