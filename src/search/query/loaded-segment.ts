/** The words of the posts of one segment. Postings of an ended segment are added when a query needs them. */
import { firstFrom } from './sorted.ts';
import { decodeNumbers } from '../format/numbers.ts';
import { type Postings, postingsOf, type Segment, segmentWords, stampOf } from '../format/parts.ts';

/** The loaded parts belong to different publishes. */
export class StampError extends Error {
  override readonly name = 'StampError';
}

export class LoadedSegment {
  /** Of its posts, ascending. */
  readonly ids: readonly number[];
  /** Folded, sorted. */
  readonly words: readonly string[];
  /** Documents that have a word in the title, by word. */
  readonly titles: readonly (readonly number[])[];
  readonly #segment: Segment;
  readonly #texts: (string | undefined)[];
  // Bounded by the number of postings parts.
  readonly #parts = new Set<number>();

  constructor(segment: Segment) {
    this.#segment = segment;
    this.ids = decodeNumbers(segment.ids);
    this.words = segmentWords(segment);
    this.titles = segment.titles.map((documents) => (documents === '' ? none : decodeNumbers(documents)));
    this.#texts = [...(segment.texts ?? [])];
  }

  get size(): number {
    return this.ids.length;
  }

  /** Documents that have a word in the title, numbered from 0. */
  inTitle(word: string): readonly number[] {
    return this.titles[this.#placeOf(word)] ?? none;
  }

  /** Documents that have a word in text or address; only from loaded postings. */
  inText(word: string): readonly number[] {
    return decodeNumbers(this.#texts[this.#placeOf(word)] ?? '');
  }

  /** Postings parts that these words need and that are not loaded yet. */
  missing(words: Iterable<string>): readonly number[] {
    if (this.#segment.texts) return [];
    const own = [...words].filter((word) => this.#placeOf(word) >= 0);
    return [...new Set(own.map(postingsOf))].filter((part) => !this.#parts.has(part));
  }

  /** @throws {StampError} When they belong to another publish than the segment. */
  add(part: number, { stamp, texts }: Postings): void {
    const places = [...this.words.keys()].filter((place) => postingsOf(this.words[place] ?? '') === part);
    const own = places.map((place) => this.words[place] ?? '');
    if (stampOf(this.#segment.ids, own) !== stamp)
      throw new StampError('The postings and the words belong to different publishes.');
    for (const [index, place] of places.entries()) this.#texts[place] = texts[index];
    this.#parts.add(part);
  }

  /** @returns -1 for a word that it does not have. */
  #placeOf(word: string): number {
    const place = firstFrom(this.words, word);
    return this.words[place] === word ? place : -1;
  }
}

/** Most words are in no title. */
const none: readonly number[] = [];
