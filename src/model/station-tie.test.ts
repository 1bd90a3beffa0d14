import { expect, test } from 'vitest';
import { priceFor, takes } from './station-tie.ts';

const station = {
  acceptedWaste: ['tyres', 'paper'],
  prices: [
    { code: '16 01 03', resident: 0 },
    { code: '17 06 05*', resident: null },
    { code: '20 01 39', resident: 120 },
  ],
};

test('a station takes what its types or the rows of its price list name', () => {
  expect(takes(station, { wasteType: 'tyres' })).toBe(true);
  expect(takes(station, { wasteType: 'metal' })).toBe(false);
  expect(takes(station, { wasteCodes: ['20 01 39'] })).toBe(true);
  expect(takes(station, {})).toBe(false);
});

test('a row without a price for residents is not for them', () => {
  expect(takes(station, { wasteType: 'asbestos', wasteCodes: ['17 06 05*'] })).toBe(false);
  expect(priceFor(station, { wasteCodes: ['17 06 05*'] })?.resident).toBeNull();
  expect(priceFor(station, { wasteType: 'tyres' })).toBeUndefined();
});
