import { expect, test } from 'vitest';
import { unreachable } from './unreachable.ts';

test('a case that the types rule out throws and shows the value', () => {
  const surprise: unknown = { type: 'surprise' };
  expect(() => unreachable(surprise as never)).toThrow('Unreachable case: {"type":"surprise"}');
});
