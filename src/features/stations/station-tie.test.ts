import { expect, test } from 'vitest';
import { mustAskFirst, priceFor, residentPrices, takes } from './station-tie.ts';

const prices = [
  { code: '16 01 03', resident: 0 },
  { code: '17 06 05*', resident: null },
  { code: '20 01 39', resident: 120 },
];
const station = {
  acceptedWaste: ['tyres', 'paper'],
  codes: residentPrices(prices).map(({ code }) => code),
};

test('a station takes what its types or the rows of its price list name', () => {
  expect(takes(station, { wasteType: 'tyres' })).toBe(true);
  expect(takes(station, { wasteType: 'metal' })).toBe(false);
  expect(takes(station, { wasteCodes: ['20 01 35*', '20 01 39'] })).toBe(true);
  expect(takes(station, {})).toBe(false);
});

test('a row without a price for residents is not for them', () => {
  expect(takes(station, { wasteType: 'asbestos', wasteCodes: ['17 06 05*'] })).toBe(false);
});

test('what it costs is the row of its code', () => {
  expect(priceFor(prices, { wasteType: 'metal', wasteCodes: ['20 01 39'] })?.resident).toBe(120);
  expect(priceFor(prices, { wasteType: 'tyres' })).toBeUndefined();
});

test('a station that takes hazardous waste names what it takes, or should be asked', () => {
  const hazardous = { acceptedWaste: ['hazardous', 'tyres'], codes: ['20 01 27*'] };
  expect(mustAskFirst(hazardous, { wasteType: 'hazardous', wasteCodes: ['20 01 27*'] })).toBe(false);
  expect(mustAskFirst(hazardous, { wasteType: 'hazardous', wasteCodes: ['20 01 26*'] })).toBe(true);
  expect(mustAskFirst(hazardous, { wasteType: 'hazardous' })).toBe(true);
});

test('of a kind that has only such things it takes each, but for what every station should be asked about', () => {
  expect(mustAskFirst(station, { wasteType: 'tyres', wasteCodes: ['16 01 04*'] })).toBe(false);
  expect(mustAskFirst(station, { wasteType: 'tyres', wasteCodes: ['16 01 03'], asksFirst: true })).toBe(true);
});
