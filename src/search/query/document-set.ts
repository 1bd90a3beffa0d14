/** A number of documents that can be searched: those of the start part, or of one segment. */
import type { Locale } from '#model/locale.ts';
import type { LocalType } from '#model/result-type.ts';
import type { SearchEntry } from '../format/entry.ts';
import { indexWords } from '../index/word-index.ts';
import { Vocabulary } from './vocabulary.ts';

export interface DocumentSet {
  /** Of the document with a number: its entry where the shelf has it, else the id to load it by. */
  readonly find: (document: number) => SearchEntry | number | undefined;
  readonly size: number;
  readonly typeOf: (document: number) => LocalType;
  readonly vocabulary: Vocabulary;
  /** Documents whose title has a word, by its place in the vocabulary. */
  readonly inTitle: (word: number) => readonly number[];
  /** Documents whose text or address has it, as far as those postings are loaded. */
  readonly inText: (word: number) => readonly number[];
  /** Words of each title, so that a title that is the query comes before a longer one. */
  readonly titleLengths: readonly number[];
}

/** @param firstPost Place of the first article among the entries. */
export function documentsOfEntries(
  entries: readonly SearchEntry[],
  locale: Locale,
  firstPost: number,
): DocumentSet {
  const { words, inTitle, inText } = indexWords(entries);
  return {
    find: (document) => entries[document],
    size: entries.length,
    typeOf: (document) => (document < firstPost ? 'content' : 'wp-post'),
    vocabulary: new Vocabulary(words, locale),
    inTitle: (word) => inTitle[word] ?? [],
    inText: (word) => inText[word] ?? [],
    titleLengths: titleLengths(entries.length, inTitle),
  };
}

/** Words of each title. */
export function titleLengths(size: number, inTitle: readonly (readonly number[])[]): readonly number[] {
  const lengths = new Array<number>(size).fill(0);
  for (const documents of inTitle)
    for (const document of documents) lengths[document] = (lengths[document] ?? 0) + 1;
  return lengths;
}
