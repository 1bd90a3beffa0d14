import { expect, test } from 'vitest';
import { countyOfArea, countySchema, countySlug, parseCountySlug } from './county.ts';

test('the slug of a county has no diacritics, and finds it again', () => {
  expect(countySlug('Lääne-Viru maakond')).toBe('laane-viru');
  const slugs = countySchema.options.map(countySlug);
  expect(slugs.filter((slug) => !/^[a-z-]+$/u.test(slug))).toEqual([]);
  expect(slugs.map(parseCountySlug)).toEqual(countySchema.options);
});

test('what is no county in an address is none', () => {
  expect(['Harju', 'harju maakond', '', null, '__proto__'].map(parseCountySlug)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});

test('an area is in a county, by its name or by that of its town', () => {
  const areas = [
    'Harju maakond',
    ' harjumaa',
    'Tallinn',
    'Tallinna linn',
    'Narva linn',
    'Võru',
    'Tartu linn',
  ];
  expect(areas.map((area) => countyOfArea(area)?.replace(' maakond', ''))).toEqual([
    'Harju',
    'Harju',
    'Harju',
    'Harju',
    'Ida-Viru',
    'Võru',
    'Tartu',
  ]);
  expect(['', 'linn', '__proto__', 'Riia'].map(countyOfArea)).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
});
