import { expect, test } from 'vitest';
import type { Locale } from '#platform/languages/locale.ts';
import type { SearchEntry } from '../format/entry.ts';
import { documentsOfEntries } from './document-set.ts';
import { BestCandidates, padWithPartialMatches } from './few-answers.ts';
import { matchQuery } from './match-query.ts';
import { rankDocuments } from './rank.ts';
import { parseQuery } from './term.ts';

const entry = (title: string, also = '', kind: SearchEntry['kind'] = 'question'): SearchEntry => ({
  url: `/${title}`,
  title,
  text: 'Write to us.',
  also,
  locale: 'en',
  kind,
});

function findTitles(
  typed: string,
  entries: readonly SearchEntry[],
  locale: Locale = 'en',
): readonly string[] {
  const query = parseQuery(typed, locale);
  if (!query) return [];
  const sets = [documentsOfEntries(entries, locale)];
  return rankDocuments(sets, matchQuery(query, sets), query).map(
    ({ document }) => entries[document]?.title ?? '',
  );
}

const locked = entry('Doors', 'candles copper locked');
const lone = entry('Copper in pots');

test('behind the few answers to a sentence come those of which the title or a phrase has a part of it', () => {
  const sentence = 'candles copper locked gravel violin';
  expect(findTitles(sentence, [lone, locked])).toEqual(['Doors', 'Copper in pots']);
  // A station has any word.
  expect(findTitles(sentence, [entry('Copper in pots', '', 'station'), locked])).toEqual(['Doors']);
  // One word of three somewhere in a text is too little, of two it is enough.
  const pots = { ...entry('Pots'), text: 'Of copper.' };
  expect(findTitles('candles locked copper', [pots, locked])).toEqual(['Doors']);
  expect(findTitles('locked copper', [pots, locked])).toEqual(['Doors', 'Pots']);
});

test('behind the few answers to two words come those to one of them', () => {
  expect(findTitles('locked copper', [lone, locked])).toEqual(['Doors', 'Copper in pots']);
});

test('five answers are enough, and behind no answer comes nothing', () => {
  const many = Array.from({ length: 5 }, (_, place) => entry(`Doors ${place}`, 'candles copper locked'));
  expect(findTitles('candles copper locked', [lone, ...many])).toHaveLength(5);
  expect(findTitles('candles locked', [entry('Candles of wax and of other things'), locked])[0]).toBe(
    'Doors',
  );
  const documents = documentsOfEntries([lone], 'en');
  expect(
    padWithPartialMatches([
      { documents, document: 0, score: 1, isTitleHit: false, coverage: 0.5, isAnswer: false },
    ]),
  ).toEqual([]);
});

test('of many candidates of a set, answers are kept before what only fills up, and the best of each', () => {
  const documents = documentsOfEntries([lone], 'en');
  const best = new BestCandidates(2);
  for (let score = 1; score <= 30; score += 1) {
    const isAnswer = score % 10 === 0;
    best.add({ documents, document: score, score, isTitleHit: false, coverage: 1, isAnswer });
  }
  expect(best.found.length).toBeLessThan(30);
  expect(padWithPartialMatches(best.found).map(({ score }) => score)).toEqual([30, 20, 10, 29, 28]);
});
