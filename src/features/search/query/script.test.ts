import { expect, test } from 'vitest';
import { soundOfName, stemOfName, toSound } from './script.ts';

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
    expect(latin.map(toSound), word).toEqual(latin.map(() => toSound(word)));
});

test('Estonian words sound the same when they are typed in Cyrillic letters', () => {
  expect(toSound('контейнер')).toBe(toSound('konteiner'));
  expect(toSound('яатмеяам')).toBe(toSound('jaatmejaam'));
});

test('Estonian names sound the same in Russian, whatever their ending', () => {
  const pairs = {
    Пярну: 'parnu',
    Выру: 'voru',
    Силламяэ: 'sillamae',
    Йыгева: 'jogeva',
    Тюри: 'turi',
    Козе: 'kose',
  };
  for (const [russian, estonian] of Object.entries(pairs))
    expect(soundOfName(russian.toLowerCase()), russian).toBe(soundOfName(estonian));
  for (const word of ['нарве', 'нарвы', 'нарвский']) expect(stemOfName(word), word).toBe(stemOfName('narva'));
  expect(stemOfName('tallinnas')).toBe(stemOfName('таллинн'));
  expect(stemOfName('таллинне')).toBe(stemOfName('tallinn'));
});
