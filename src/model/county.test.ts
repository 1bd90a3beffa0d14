import { expect, test } from 'vitest';
import { countySchema, countySlug, parseCountySlug } from './county.ts';

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
