import { expect, test } from 'vitest';
import { estonianParts, placeName, placeOrderIn } from './place-name.ts';

const tallinn = {
  name: 'Tallinn',
  russian: 'Таллинн',
  districts: [{ name: 'Nõmme', russian: 'Нымме' }],
};

test('a Russian page shows a place by both names and sorts it by its own', () => {
  const maardu = { name: 'Maardu linn', russian: 'Маарду' };
  expect(placeName(maardu, undefined, 'ru')).toEqual({ text: 'Маарду (Maardu linn)', order: 'Маарду' });
  expect(placeName(tallinn, 'Nõmme', 'ru').text).toBe('Таллинн, Нымме (Tallinn, Nõmme)');
  expect(placeOrderIn('ru')).toBe('ru');
});

test('other pages show the Estonian name, as does a Russian one that knows no other', () => {
  expect(placeName(tallinn, 'Nõmme', 'et').text).toBe('Tallinn, Nõmme');
  expect(placeName(tallinn, undefined, 'en').text).toBe('Tallinn');
  expect(placeName({ name: 'Saku vald' }, undefined, 'ru')).toEqual({
    text: 'Saku vald',
    order: 'Saku vald',
  });
  expect(placeName(tallinn, 'Kopli', 'ru').text).toBe('Таллинн, Kopli (Tallinn, Kopli)');
  expect(placeOrderIn('en')).toBe('et');
});

test('what a heading or link says in Estonian too is marked, and what it says in its own language is not', () => {
  const marked = (text: string, locale: 'et' | 'ru' | 'en') =>
    estonianParts(text, locale).flatMap(({ text: part, lang }) => (lang === 'et' ? [part] : []));
  expect(marked('Прейскурант: Нарва-Йыэсуу (Narva-Jõesuu linn)', 'ru')).toEqual(['Narva-Jõesuu linn']);
  expect(marked('Раэ (Rae vald), Кийли (Kiili vald)', 'ru')).toEqual(['Rae vald', 'Kiili vald']);
  expect(marked('«Vanarehvid»: текста на русском языке нет', 'ru')).toEqual(['Vanarehvid']);
  expect(marked('Станции отходов (в Таллинне и Keila)', 'ru')).toEqual([]);
  expect(marked('Ask the Rescue Board (Päästeamet) about a flare', 'en')).toEqual(['Päästeamet']);
  expect(marked('Waste stations (recycling centres)', 'en')).toEqual([]);
  expect(marked('Viljandi (Tartu maantee, jäätmejaam)', 'et')).toEqual([]);
  for (const text of ['Раэ (Rae vald), Кийли', '«A» (B', 'Раэ']) {
    const parts = estonianParts(text, 'ru');
    expect(parts.map(({ text: part }) => part).join('')).toBe(text);
  }
});
