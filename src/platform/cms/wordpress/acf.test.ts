import { expect, test } from 'vitest';
import { fromAcf } from './acf.ts';

test('a yes/no field says yes, no or nothing', () => {
  const read = (value: unknown) => fromAcf({ is_sample: value }, { booleans: ['isSample'] }).isSample;
  expect([true, 1, '1'].map(read)).toEqual([true, true, true]);
  expect([false, 0, '0'].map(read)).toEqual([false, false, false]);
  expect(['', null, undefined].map(read)).toEqual([undefined, undefined, undefined]);
});
