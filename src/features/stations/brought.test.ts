import { expect, test } from 'vitest';
import { broughtObject, broughtWaste, isUnsure } from './brought.ts';
import type { StationFact } from './station-facts.ts';

const station: StationFact = {
  id: 1,
  label: 'Jaam',
  href: '/1',
  municipality: '0784',
  county: 'Harju maakond',
  coordinates: [24, 59],
  opening: { hours: [] },
  acceptedWaste: ['hazardous'],
  prices: [{ code: '20 01 27*', text: 'Tasuta' }],
};

const object = (id: string, wasteCodes: readonly string[]) =>
  broughtObject({ id, name: id, href: `/${id}`, bin: 'Ohtlik', tie: { wasteType: 'hazardous', wasteCodes } });

test('an object that a station does not name is to be asked about, once the station is known', () => {
  expect(isUnsure(object('varv', ['20 01 27*']), station)).toBe(false);
  expect(isUnsure(object('gaasiballoon', []), station)).toBe(true);
  expect(isUnsure(object('gaasiballoon', []), undefined)).toBe(false);
});

test('who brings a kind of waste that a station accepts need not ask', () => {
  expect(isUnsure(broughtWaste({ id: 'hazardous', name: 'Ohtlikud jäätmed' }), station)).toBe(false);
});
