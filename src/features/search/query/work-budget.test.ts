/** How much work a query may cause, in looks at words: a count is the same on every machine. */
import { expect, test } from 'vitest';
import { locales } from '#platform/languages/locale.ts';
import { matchQuery } from './match-query.ts';
import { documentsOfEntries } from './document-set.ts';
import { parseQuery } from './term.ts';
import { WorkBudget } from './work-budget.ts';

const letters = { latin: 'abdefghijklmnoprstuv', cyrillic: 'абвгдезиклмнопрстуфщ' };

/** A word that is always the same and like no other. */
function createWord(alphabet: string, length: number, seed: number): string {
  let state = seed * 2654435761 + length;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return alphabet[(state >>> 8) % alphabet.length] ?? '';
  }).join('');
}

const wordCount = 2000;

function createDocuments(alphabet: string, locale: (typeof locales)[number]) {
  const text = Array.from({ length: wordCount }, (_, seed) =>
    createWord(alphabet, 4 + (seed % 20), seed * 13),
  ).join(' ');
  return documentsOfEntries([{ url: '/a', title: 'Pealkiri', text, locale, kind: 'page' }], locale);
}

const many = (alphabet: string, count: number, length: number) =>
  Array.from({ length: count }, (_, seed) => createWord(alphabet, length, seed + 1)).join(' ');

const worst = (alphabet: string): Readonly<Record<string, string>> => ({
  'one word of 180 letters': many(alphabet, 1, 180),
  'one word of 60 letters': many(alphabet, 1, 60),
  'one word of the longest that is forgiven an error': many(alphabet, 1, 30),
  'four unknown words': many(alphabet, 4, 12),
  'as many short unknown words as fit': many(alphabet, 40, 5),
  'a million letters': 'щ'.repeat(1_000_000),
  'a hundred thousand words': many(alphabet, 100, 6).repeat(1000),
});

const scripts = locales.flatMap((locale) =>
  Object.values(letters).map((alphabet) => [locale, alphabet] as const),
);

test.each(scripts)(
  'for any input, each word of the site is compared a bounded number of times (%s, %s)',
  (locale, alphabet) => {
    const documents = createDocuments(alphabet, locale);
    for (const [name, typed] of Object.entries(worst(alphabet))) {
      const budget = new WorkBudget(Infinity);
      const query = parseQuery(typed, locale);
      if (!query) throw new RangeError(`${name} is no query.`);
      matchQuery(query, [documents], budget);
      expect(query.terms.length, name).toBeLessThanOrEqual(16);
      expect(budget.spent / documents.vocabulary.words.length, name).toBeLessThanOrEqual(180);
    }
  },
);

test('an overlong word is not compared letter by letter', () => {
  const documents = createDocuments(letters.latin, 'et');
  for (const length of [45, 60, 180]) {
    const budget = new WorkBudget(Infinity);
    const query = parseQuery(many(letters.latin, 1, length), 'et');
    if (query) matchQuery(query, [documents], budget);
    // Once as it is written, once by its sound.
    expect(budget.spent).toBeLessThanOrEqual(2 * documents.vocabulary.words.length);
  }
});

test('a budget that is used up ends the search, and finds the same when it is asked again', () => {
  const documents = createDocuments(letters.latin, 'et');
  const known = documents.vocabulary.words.find((word) => word.length === 9) ?? '';
  const mistyped = `${known.slice(0, 5)}q${known.slice(6)}`;
  const query = parseQuery(mistyped, 'et');
  if (!query) throw new RangeError('It is no query.');
  const find = (max: number) => {
    const budget = new WorkBudget(max);
    const [matches] = matchQuery(query, [documents], budget);
    return { count: matches?.get(documents)?.size, looks: budget.spent, isExhausted: budget.isExhausted };
  };
  const short = find(3000);
  expect(short).toMatchObject({ count: 0, isExhausted: true });
  expect(short.looks).toBeLessThanOrEqual(3000);
  const whole = find(Infinity);
  expect(whole.count).toBeGreaterThan(0);
  // What is kept costs what it cost before.
  expect(find(Infinity)).toEqual(whole);
  expect(find(3000)).toMatchObject({ count: 0, isExhausted: true });
});
