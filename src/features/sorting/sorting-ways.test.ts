import { expect, test } from 'vitest';
import { listWays, wayLine } from './sorting-ways.ts';
import type { BinId, SortingPlace } from './sorting.ts';

const line = (bin: BinId, elsewhere: readonly SortingPlace[]) =>
  wayLine({ bin, ways: listWays({ bin, elsewhere: [...elsewhere] }) }, 'et');

test('what goes to a station names a collection only where there is one', () => {
  expect(line('station', ['giveAway'])).toBeUndefined();
  expect(line('station', ['pickup', 'giveAway'])).toBe('jäätmejaam või tellitud vedu');
});

test('clothes name the container for clothes, and what goes to a station does not', () => {
  expect(line('textile', ['station', 'streetContainer'])).toBe('jäätmejaam või rõivakonteiner');
  expect(line('textile', ['station'])).toBe('jäätmejaam');
});

test('a bin at home is found by its colour, whatever else can be done', () => {
  expect(line('bio', ['compost'])).toBe('pruun konteiner kodus');
});

test('what nobody takes has no line, and advice is no place', () => {
  expect(listWays({ bin: 'batteries', elsewhere: ['station', 'emergency'] })).toEqual(['station']);
  expect(line('none', [])).toBeUndefined();
  expect(line('none', ['giveAway'])).toBeUndefined();
  expect(line('batteries', ['station', 'emergency'])).toBe('jäätmejaam');
});
