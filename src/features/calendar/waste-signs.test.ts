import { expect, test } from 'vitest';
import { wasteTypeIds } from '#shell/waste/waste-types.ts';
import { wasteSign } from './waste-signs.ts';

test('every kind of waste has a shape of its own, and all unknown kinds have one more', () => {
  const paths = [...wasteTypeIds, undefined].map((id) => wasteSign(id).path);
  expect(new Set(paths).size).toBe(wasteTypeIds.length + 1);
});

test('a name that is no kind of waste gets the sign of unknown kinds', () => {
  expect(wasteSign('constructor')).toBe(wasteSign(undefined));
});
