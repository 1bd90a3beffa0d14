import { expect, test } from 'vitest';
import { placeName, placeOrderIn } from './place-name.ts';

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
