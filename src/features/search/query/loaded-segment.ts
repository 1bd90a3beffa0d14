/** Where the words of one segment of posts occur. Postings of an ended segment are added when a query needs them. */
import { CodedLists, decodeNumbers } from '../format/numbers.ts';
import { choosePostingPart, computeStamp, type Postings, type Segment } from '../format/parts.ts';

/** The loaded parts belong to different publishes. */
export class StampError extends Error {
  override readonly name = 'StampError';
}

/** Notes a document, numbered from 0. */
export type NoteDocument = (document: number) => void;

export class LoadedSegment {
  /** Of its posts, ascending. */
  readonly ids: readonly number[];
  /** Places of its words in the vocabulary, ascending. */
  readonly #words: Uint32Array;
  readonly #vocabulary: readonly string[];
  readonly #codedIds: string;
  readonly #titles: CodedLists;
  readonly #texts: CodedLists | undefined;
  /** The postings that are loaded, by part. */
  readonly #parts = new Map<number, PartPostings>();

  /** @param vocabulary Words of all segments that are searched together.
   * @param words Places of the words of this one. */
  constructor({ ids, titles, texts }: Segment, vocabulary: readonly string[], words: Uint32Array) {
    this.ids = decodeNumbers(ids);
    this.#codedIds = ids;
    this.#vocabulary = vocabulary;
    this.#words = words;
    this.#titles = new CodedLists(titles, words.length);
    this.#texts = texts === undefined ? undefined : new CodedLists(texts, words.length);
  }

  get size(): number {
    return this.ids.length;
  }

  /** Documents that have a word in the title, once for each such word. */
  eachTitled(note: NoteDocument): void {
    this.#titles.eachOfAll(note);
  }

  /** Documents that have a word in the title. */
  eachInTitle(word: number, note: NoteDocument): void {
    const list = findPlace(word, this.#words);
    if (list >= 0) this.#titles.each(list, note);
  }

  /** Documents that have a word in text or address; only from loaded postings. */
  eachInText(word: number, note: NoteDocument): void {
    const list = findPlace(word, this.#words);
    if (list < 0) return;
    if (this.#texts) this.#texts.each(list, note);
    else this.#parts.get(this.#findPart(word))?.each(word, note);
  }

  /** Postings parts that these words need and that are not loaded yet. */
  missing(words: Iterable<number>): readonly number[] {
    if (this.#texts) return [];
    const own = [...words].filter((word) => findPlace(word, this.#words) >= 0);
    return [...new Set(own.map((word) => this.#findPart(word)))].filter((part) => !this.#parts.has(part));
  }

  /** @throws {StampError} When they belong to another publish than the segment. */
  add(part: number, { stamp, texts }: Postings): void {
    const own = this.#words.filter((word) => this.#findPart(word) === part);
    const spelled = Array.from(own, (word) => this.#vocabulary[word] ?? '');
    if (computeStamp(this.#codedIds, spelled) !== stamp)
      throw new StampError('The postings and the words belong to different publishes.');
    this.#parts.set(part, new PartPostings(own, texts));
  }

  #findPart(word: number): number {
    return choosePostingPart(this.#vocabulary[word] ?? '');
  }
}

/** The postings of some words. */
class PartPostings {
  readonly #words: Uint32Array;
  readonly #lists: CodedLists;

  constructor(words: Uint32Array, texts: string) {
    this.#words = words;
    this.#lists = new CodedLists(texts, words.length);
  }

  each(word: number, note: NoteDocument): void {
    const list = findPlace(word, this.#words);
    if (list >= 0) this.#lists.each(list, note);
  }
}

/** @returns -1 for a number that is not among the sorted ones. */
function findPlace(number: number, sorted: Uint32Array): number {
  let [from, until] = [0, sorted.length];
  while (from < until) {
    const middle = (from + until) >>> 1;
    if ((sorted[middle] ?? 0) < number) from = middle + 1;
    else until = middle;
  }
  return sorted[from] === number ? from : -1;
}
