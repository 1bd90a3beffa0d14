import { expect, test } from 'vitest';
import { locales } from '#platform/languages/locale.ts';
import { formatCount } from '#shell/languages/format.ts';
import { yearTexts } from './year-messages.ts';

const forms = (name: 'collections' | 'weeks', counts: readonly number[]) =>
  locales.map((locale) => counts.map((count) => formatCount(count, yearTexts(locale)[name], locale)));

test('collections on a bill have the plural forms of each language', () => {
  expect(forms('collections', [0, 1, 2, 5, 11, 21, 22])).toEqual([
    [
      '0 tühjendust',
      '1 tühjendus',
      '2 tühjendust',
      '5 tühjendust',
      '11 tühjendust',
      '21 tühjendust',
      '22 tühjendust',
    ],
    ['0 вывозов', '1 вывоз', '2 вывоза', '5 вывозов', '11 вывозов', '21 вывоз', '22 вывоза'],
    [
      '0 collections',
      '1 collection',
      '2 collections',
      '5 collections',
      '11 collections',
      '21 collections',
      '22 collections',
    ],
  ]);
});

test('weeks of a cycle have the plural forms of each language', () => {
  expect(forms('weeks', [2, 4, 6, 12, 21])).toEqual([
    ['2 nädala', '4 nädala', '6 nädala', '12 nädala', '21 nädala'],
    ['2 недели', '4 недели', '6 недель', '12 недель', '21 неделю'],
    ['2 weeks', '4 weeks', '6 weeks', '12 weeks', '21 weeks'],
  ]);
});
