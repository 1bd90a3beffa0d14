/** Documents that are searched together and their words: the start part, or posts. */
import type { Locale } from '#platform/languages/locale.ts';
import type { EntryKind } from '#shell/search/search-entries.ts';
import type { SearchEntry } from '../format/entry.ts';
import { forEachNumber } from '../format/number-lists.ts';
import { indexWords } from '../index/word-index.ts';
import type { NoteDocument } from './loaded-segment.ts';
import { isLiteral, literalText, toLiteral } from './literal.ts';
import { Passages } from './passages.ts';
import { matchPlace } from './place-query.ts';
import { ScoreSheet } from './score-sheet.ts';
import type { Query } from './term.ts';
import { Vocabulary } from './vocabulary.ts';

export interface DocumentSet {
  /** The entry of a document when the set has it, otherwise the id to load it by. */
  readonly find: (document: number) => SearchEntry | number | undefined;
  readonly size: number;
  readonly findKind: (document: number) => EntryKind;
  readonly vocabulary: Vocabulary;
  /** Documents with a word in the title, by its index in the vocabulary. */
  readonly eachInTitle: (word: number, note: NoteDocument) => void;
  /** Documents with a word in text or address; only from loaded postings. */
  readonly eachInText: (word: number, note: NoteDocument) => void;
  /** Number of words per title, so that a title equal to the query ranks above a longer one. */
  readonly titleLengths: Uint16Array;
  /** For the scores of one term, and then of the next. */
  readonly sheet: ScoreSheet;
  /** Passages of its texts, when the set has them. */
  readonly passages: () => Passages;
  /** Documents that contain the query literally, or say who collects at the place that it names. A set without texts
   * finds documents through their words only. */
  readonly directly: (query: Query) => readonly number[];
}

export function documentsOfEntries(entries: readonly SearchEntry[], locale: Locale): DocumentSet {
  const { words, inTitle, inText } = indexWords(entries);
  let passages: Passages | undefined;
  const found = new WeakMap<Query, readonly number[]>();
  return {
    find: (document) => entries[document],
    size: entries.length,
    findKind: (document) => entries[document]?.kind ?? 'page',
    vocabulary: new Vocabulary(words, locale),
    eachInTitle: (word, note) => forEachNumber(inTitle, word, note),
    eachInText: (word, note) => forEachNumber(inText, word, note),
    titleLengths: countEach(inTitle.numbers, entries.length),
    sheet: new ScoreSheet(entries.length),
    passages: () => (passages ??= new Passages(entries, words)),
    directly: (query) => {
      const known = found.get(query) ?? findDirectly(entries, query);
      found.set(query, known);
      return known;
    },
  };
}

function findDirectly(entries: readonly SearchEntry[], query: Query): readonly number[] {
  const literal = toLiteral(query);
  return [...entries.keys()].filter((document) => {
    const entry = entries[document];
    if (!entry) return false;
    const isPlace = entry.collection !== undefined && matchPlace(query, entry.collection) !== undefined;
    return isPlace || isLiteral(literalText(entry).whole, literal);
  });
}

/** How often each number below a limit occurs. */
function countEach(numbers: Iterable<number>, limit: number): Uint16Array {
  const counts = new Uint16Array(limit);
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
  return counts;
}
