import type { Locale } from '#model/locale.ts';
import type { LocalType } from '#model/result-type.ts';
import { decodeNumbers } from '../format/numbers.ts';
import { type Postings, postingsOf, type Segment, segmentWords, stampOf } from '../format/parts.ts';
import { type DocumentSet, titleLengths } from './document-set.ts';
import { Vocabulary } from './vocabulary.ts';

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
