/** Documents that are searched together, with their words: those of the start part, or the posts of one segment. */
import type { Locale } from '#model/locale.ts';
import type { LocalType } from '#model/result-type.ts';
import type { SearchEntry } from '../format/entry.ts';
import { decodeNumbers } from '../format/numbers.ts';
import { type Postings, postingsOf, type Segment, segmentWords, stampOf } from '../format/parts.ts';
import { indexWords } from '../index/word-index.ts';
import { Vocabulary } from './vocabulary.ts';

export interface DocumentSet {
  /** Of the document with a number: its entry where the set has it, else the id to load it by. */
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

/** Parts of the index that were loaded before and after a publish. */
export class StampError extends Error {
  override readonly name = 'StampError';
}

/** The posts of one segment; postings of an ended one are put in when a query needs them. */
export class SegmentDocuments implements DocumentSet {
  readonly size: number;
  readonly vocabulary: Vocabulary;
  readonly titleLengths: readonly number[];
  readonly #segment: Segment;
  readonly #ids: readonly number[];
  readonly #titles: readonly (readonly number[])[];
  readonly #texts: (string | undefined)[];
  readonly #parts = new Set<number>();

  constructor(segment: Segment, locale: Locale) {
    this.#segment = segment;
    this.#ids = decodeNumbers(segment.ids);
    this.#titles = segment.titles.map(decodeNumbers);
    this.#texts = [...(segment.texts ?? [])];
    this.size = this.#ids.length;
    this.vocabulary = new Vocabulary(segmentWords(segment), locale);
    this.titleLengths = titleLengths(this.size, this.#titles);
  }

  find(document: number): number | undefined {
    return this.#ids[document];
  }

  typeOf(): LocalType {
    return 'wp-post';
  }

  inTitle(word: number): readonly number[] {
    return this.#titles[word] ?? [];
  }

  inText(word: number): readonly number[] {
    return decodeNumbers(this.#texts[word] ?? '');
  }

  /** Postings that some words need and that are not there yet. */
  missing(words: Iterable<string>): readonly number[] {
    if (this.#segment.texts) return [];
    return [...new Set(Array.from(words, postingsOf))].filter((part) => !this.#parts.has(part));
  }

  /** @throws {StampError} When they are of another publish than the segment. */
  add(part: number, { stamp, texts }: Postings): void {
    const { words } = this.vocabulary;
    const places = [...words.keys()].filter((place) => postingsOf(words[place] ?? '') === part);
    const own = places.map((place) => words[place] ?? '');
    if (stampOf(this.#segment.ids, own) !== stamp)
      throw new StampError('The postings are of another publish than the words.');
    for (const [index, place] of places.entries()) this.#texts[place] = texts[index];
    this.#parts.add(part);
  }
}

/** Words of each title. */
function titleLengths(size: number, inTitle: readonly (readonly number[])[]): readonly number[] {
  const lengths = new Array<number>(size).fill(0);
  for (const documents of inTitle)
    for (const document of documents) lengths[document] = (lengths[document] ?? 0) + 1;
  return lengths;
}
