/** Documents that are searched together and their words: the start part, or posts. */
import type { Locale } from '#model/locale.ts';
import type { EntryKind } from '#model/result-type.ts';
import type { SearchEntry } from '../format/entry.ts';
import { indexWords } from '../index/word-index.ts';
import { isLiteral, literalOf, literalText } from './literal.ts';
import { Passages } from './passages.ts';
import { matchPlace } from './place-query.ts';
import type { Query } from './term.ts';
import { Vocabulary } from './vocabulary.ts';

export interface DocumentSet {
  /** The entry of a document when the set has it, otherwise the id to load it by. */
  readonly find: (document: number) => SearchEntry | number | undefined;
  readonly size: number;
  readonly kindOf: (document: number) => EntryKind;
  readonly vocabulary: Vocabulary;
  /** Documents with a word in the title, by its index in the vocabulary. */
  readonly inTitle: (word: number) => readonly number[];
  /** Documents with a word in text or address; only from loaded postings. */
  readonly inText: (word: number) => readonly number[];
  /** Number of words per title, so that a title equal to the query ranks above a longer one. */
  readonly titleLengths: readonly number[];
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
    kindOf: (document) => entries[document]?.kind ?? 'page',
    vocabulary: new Vocabulary(words, locale),
    inTitle: (word) => inTitle[word] ?? [],
    inText: (word) => inText[word] ?? [],
    titleLengths: titleLengths(entries.length, inTitle),
    passages: () => (passages ??= new Passages(entries, words)),
    directly: (query) => {
      const known = found.get(query) ?? findDirectly(entries, query);
      found.set(query, known);
      return known;
    },
  };
}

function findDirectly(entries: readonly SearchEntry[], query: Query): readonly number[] {
  const literal = literalOf(query);
  return [...entries.keys()].filter((document) => {
    const entry = entries[document];
    if (!entry) return false;
    const isPlace = entry.collection !== undefined && matchPlace(query, entry.collection) !== undefined;
    return isPlace || isLiteral(literalText(entry).whole, literal);
  });
}

/** Number of words per title.
 * @param size Number of documents.
 * @param inTitle Documents that have a word in the title, by word. */
export function titleLengths(size: number, inTitle: readonly (readonly number[])[]): readonly number[] {
  const lengths = new Array<number>(size).fill(0);
  for (const documents of inTitle)
    for (const document of documents) lengths[document] = (lengths[document] ?? 0) + 1;
  return lengths;
}
