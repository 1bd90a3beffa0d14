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

test('a container is found by its litres and by its cubic metres, as people write them', () => {
  const typed = [
    '240 l',
    '240l',
    '240 L',
    '240',
    '240 liitrit',
    '0,24',
    '0.24 m3',
    '0,24m³',
    'konteiner 240 l',
  ];
  for (const each of typed)
    expect([each, hasWords('konteiner 240\u00a0l (0,24\u00a0m³)', each)]).toEqual([each, true]);
  for (const each of ['240 л', '240 литров', '0,24 м3'])
    expect([each, hasWords('контейнер 240\u00a0л (0,24\u00a0м³)', each)]).toEqual([each, true]);
  expect(hasWords('konteiner 1240\u00a0l (1,24\u00a0m³)', '24 l')).toBe(false);
});

test('an empty query is in every text', () => {
  expect([hasWords('Arved', ''), hasWords('Arved', '  ')]).toEqual([true, true]);
});
