import { expect, test } from 'vitest';
import { distanceKm } from './distance.ts';

const tallinn = [24.7536, 59.437] as const;
const tartu = [26.7225, 58.3776] as const;

test('from Tallinn to Tartu it is 163 km as the crow flies, both ways', () => {
  expect(Math.round(distanceKm(tallinn, tartu))).toBe(163);
  expect(distanceKm(tartu, tallinn)).toBeCloseTo(distanceKm(tallinn, tartu), 9);
});

test('from a place to itself it is nothing', () => {
  expect(distanceKm(tallinn, tallinn)).toBe(0);
});
