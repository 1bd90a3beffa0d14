import { expect, test } from 'vitest';
import { isNear } from './near-words.ts';

const station = { title: 'Keila jäätmejaam', url: '/home-customer/waste-stations/307' };
const septic = { title: 'Kogumiskaevu ja septiku tühjendamine', url: '/home-customer/fecal-transport' };

test('a page is near to an address with its words, their forms, or a misprint', () => {
  for (const query of [
    'keila jaatmejaam',
    'keila',
    'keyla',
    'jäätmejaamad',
    'wate stations',
    'keila station',
  ])
    expect([query, isNear(query, station)]).toEqual([query, true]);
});

test('a page that only sounds like an address, or shares few of its words, is not near', () => {
  for (const query of ['winter', 'kella viie tee', 'jaan', 'jäätmekeskkond', 'keila vana kool maja'])
    expect([query, isNear(query, station), isNear(query, septic)]).toEqual([query, false, false]);
});

test('short words are near only if they are equal', () => {
  expect(isNear('kool', { title: 'Koor', url: '/' })).toBe(false);
  expect(isNear('koor', { title: 'Koor', url: '/' })).toBe(true);
});
