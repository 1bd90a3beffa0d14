import { expect, test } from 'vitest';
import { lookup } from './lookup.ts';

test('a table holds what was written into it and nothing that every object inherits', () => {
  const table = { known: 1 };
  expect(lookup(table, 'known')).toBe(1);
  for (const key of ['constructor', '__proto__', 'toString', 'valueOf', ''])
    expect(lookup(table, key)).toBeUndefined();
});
