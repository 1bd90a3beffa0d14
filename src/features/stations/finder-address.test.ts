import { expect, test } from 'vitest';
import { writeAddress } from '#shell/browser/address-codec.ts';
import { parseSought, type Sought, soughtCodec, soughtNames } from './finder-address.ts';
import { hasFinderState } from './start-station-finder.browser.ts';

const address = (search: string) => new URL(search, 'https://www.example.ee/stations');
const write = (search: string, sought: Sought) => writeAddress(address(search), soughtCodec, sought).search;

const choices = { counties: ['harju', 'laane-viru'], wastes: ['paper', 'tyres'], stations: [301, 302] };

test('filters are written to the address and read from it again', () => {
  const sought = {
    county: 'laane-viru',
    wastes: ['paper', 'tyres'],
    objects: ['varv', 'vana-kapp'],
    open: 'sunday',
    date: '2026-12-24',
    station: 302,
  };
  const search = write('?lang=et', sought);
  expect(search).toBe(
    '?lang=et&county=laane-viru&waste=paper+tyres&bring=varv+vana-kapp&open=sunday&date=2026-12-24&station=302',
  );
  expect(parseSought(address(search), choices)).toEqual(sought);
  expect(['?lang=et', '', search].map((each) => hasFinderState(each, soughtNames))).toEqual([
    false,
    false,
    true,
  ]);
  for (const name of soughtNames.split(' '))
    expect(hasFinderState(`?lang=et&${name}=1`, soughtNames)).toBe(true);
});

test('an invalid choice in the address is ignored', () => {
  const search = '?county=atlantis&waste=gold&bring=%3Cb%3E+v%C3%A4rv&open=yes&date=2026-02-30&station=1e3';
  expect(parseSought(address(search), choices)).toEqual({
    county: '',
    wastes: [],
    objects: [],
    open: '',
    date: '',
    station: 0,
  });
});

test('addresses from before, with a tick for open now, still say it', () => {
  expect(parseSought(address('?open=1'), choices).open).toBe('now');
});

test('an address without anything to look for has no question mark', () => {
  expect(write('?station=301', parseSought(address(''), choices))).toBe('');
});
