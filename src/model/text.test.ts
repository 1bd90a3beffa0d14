import { expect, test } from 'vitest';
import { factsIn } from './text.ts';

test('the figures that a text names are known, each as often as it stands there', () => {
  expect(factsIn('a {{clients}} b {{opens}} {{clients}} {no} {{}}')).toEqual(['clients', 'opens', 'clients']);
});
