import { expect, test } from 'vitest';
import { describeWeights } from './weights.ts';

test('a budget with less than a twentieth left is noted with its limit', () => {
  expect(describeWeights([weight(11_401)])).toEqual(['note: home page: CSS: 11.40 of 12.00 kB']);
  expect(describeWeights([weight(12_000)])).toEqual(['note: home page: CSS: 12.00 of 12.00 kB']);
  expect(describeWeights([weight(11_400)])).toEqual([]);
});

test('an exceeded budget is no note', () => {
  expect(describeWeights([weight(12_001)])).toEqual(['home page: CSS: 12.00 of 12.00 kB, too much']);
});

function weight(size: number) {
  return { name: 'home page: CSS', size, sizeLimit: 12_000 };
}
