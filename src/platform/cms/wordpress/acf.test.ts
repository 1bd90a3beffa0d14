import { expect, test } from 'vitest';
import { z } from 'zod';
import { fromAcf } from './acf.ts';

const read = (value: unknown, schema: z.ZodType) =>
  fromAcf({ is_it: value }, z.object({ isIt: schema })).isIt;

test('a yes/no field says yes, no or nothing, which means no where an answer is needed', () => {
  const answer = (value: unknown) => read(value, z.boolean().optional());
  expect([true, 1, '1'].map(answer)).toEqual([true, true, true]);
  expect([false, 0, '0'].map(answer)).toEqual([false, false, false]);
  expect(['', null, undefined].map(answer)).toEqual([undefined, undefined, undefined]);
  expect(read('', z.boolean())).toBe(false);
});
