import { expect, test } from 'vitest';
import { factsIn, replaceFacts, searchWordsSchema } from './localized-text.ts';

test('the figures that a text names are found, with repetitions', () => {
  expect(factsIn('a {{clients}} b {{opens}} {{clients}} {no} {{}}')).toEqual(['clients', 'opens', 'clients']);
});

test('a figure may bring the forms of its noun', () => {
  const text = 'за {{days день|дня|дней}}, {{clients}}, {{none a|b}}';
  expect(factsIn(text)).toEqual(['days', 'clients', 'none']);
  const seen = replaceFacts(text, (name, nouns) => (name === 'none' ? undefined : `${name}/${nouns ?? ''}`));
  expect(seen).toBe('за days/день|дня|дней, clients/, {{none a|b}}');
});

test('words that find an entry have a limit, because each search reads them', () => {
  expect(searchWordsSchema.safeParse('a'.repeat(4000)).success).toBe(true);
  expect(searchWordsSchema.safeParse('a'.repeat(4001)).error?.message).toContain('<=4000 characters');
});
