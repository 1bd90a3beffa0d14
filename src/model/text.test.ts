import { expect, test } from 'vitest';
import { factsIn } from './text.ts';

test('the figures that a text names are found, with repetitions', () => {
  expect(factsIn('a {{clients}} b {{opens}} {{clients}} {no} {{}}')).toEqual(['clients', 'opens', 'clients']);
});
