import { expect, test } from 'vitest';
import { formatSought, hasSought, parseSought } from './finder-address.ts';

const choices = { counties: ['harju', 'laane-viru'], wastes: ['paper'], stations: [301, 302] };

test('what is looked for stands in the address and is found there again', () => {
  const sought = {
    filters: { county: 'laane-viru', waste: 'paper', isOpenOnly: true },
    station: 302,
  };
  const search = formatSought('?lang=et', sought);
  expect(search).toBe('?lang=et&county=laane-viru&waste=paper&open=1&station=302');
  expect(parseSought(search, choices)).toEqual(sought);
  expect([hasSought(search), hasSought('?lang=et'), hasSought('')]).toEqual([true, false, false]);
});

test('what nobody can choose is not looked for', () => {
  const search = '?county=atlantis&waste=gold&open=yes&station=1e3';
  expect(parseSought(search, choices)).toEqual({
    filters: { county: '', waste: '', isOpenOnly: false },
    station: 0,
  });
});

test('an address without anything to look for has no question mark', () => {
  expect(formatSought('?station=301', parseSought('', choices))).toBe('');
});
