import { expect, test } from 'vitest';
import type { EntryKind } from '#shell/search/search-entries.ts';
import { documentsOfEntries } from './document-set.ts';
import { varied } from './varied.ts';

/** Titles of hits in their new order. */
function order(kinds: readonly EntryKind[], scores: readonly number[] = [], named: readonly number[] = []) {
  const entries = kinds.map((kind, place) => {
    return { url: `/${place}`, title: `${place}`, text: '', locale: 'et' as const, kind };
  });
  const documents = documentsOfEntries(entries, 'et');
  const hits = kinds.map((_, document) => {
    return { documents, document, score: scores[document] ?? 1, isTitleHit: false, coverage: 1 };
  });
  return varied(hits, ({ document }) => named.includes(document)).map(({ document }) => document);
}

const lists = Array.from({ length: 5 }, (): EntryKind => 'organised-prices');

test('price lists beyond two do not crowd out a question', () => {
  expect(order([...lists, 'question'])).toEqual([0, 1, 5, 2, 3, 4]);
});

test('nothing is lost, and alone they keep their order', () => {
  expect(order(lists)).toEqual([0, 1, 2, 3, 4]);
  expect(order([])).toEqual([]);
});

test('what answers much worse does not overtake', () => {
  expect(order([...lists, 'question'], [1, 1, 1, 1, 1, 0.1])).toEqual([0, 1, 2, 3, 4, 5]);
});

test('what the query names keeps its place, and only the first five are varied', () => {
  expect(order([...lists, 'question'], [], [0, 1, 2])).toEqual([0, 1, 2, 5, 3, 4]);
  const questions = Array.from({ length: 5 }, (): EntryKind => 'question');
  expect(order([...questions, ...lists, 'page'])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});
