/** Documents that are searched together and their words: the start part, or the posts of one segment. */
import type { Locale } from '#model/locale.ts';
import type { EntryKind } from '#model/result-type.ts';
import type { SearchEntry } from '../format/entry.ts';
import { decodeNumbers } from '../format/numbers.ts';
import { type Postings, postingsOf, type Segment, segmentWords, stampOf } from '../format/parts.ts';
import { indexWords } from '../index/word-index.ts';
import { isLiteral, literalOf, literalText } from './literal.ts';
import { type Passage, passagesOf } from './passages.ts';
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
  readonly passages: () => readonly Passage[];
  /** Documents that contain the query literally, or say who collects at the place that it names. A set without texts
   * finds documents through their words only. */
  readonly directly: (query: Query) => readonly number[];
}

export function documentsOfEntries(entries: readonly SearchEntry[], locale: Locale): DocumentSet {
  const { words, inTitle, inText } = indexWords(entries);
  let passages: readonly Passage[] | undefined;
  return {
    find: (document) => entries[document],
    size: entries.length,
    kindOf: (document) => entries[document]?.kind ?? 'page',
    vocabulary: new Vocabulary(words, locale),
    inTitle: (word) => inTitle[word] ?? [],
    inText: (word) => inText[word] ?? [],
    titleLengths: titleLengths(entries.length, inTitle),
    passages: () => (passages ??= passagesOf(entries, words)),
    directly: (query) => {
      const literal = literalOf(query);
      return [...entries.entries()].flatMap(([document, entry]) => {
        const isPlace = entry.collection !== undefined && matchPlace(query, entry.collection) !== undefined;
        return isPlace || isLiteral(literalText(entry).whole, literal) ? [document] : [];
      });
    },
  };
}

/** The loaded parts belong to different publishes. */
export class StampError extends Error {
  override readonly name = 'StampError';
}

/** The posts of one segment. Postings of an ended segment are added when a query needs them. */
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

  kindOf(): EntryKind {
    return 'post';
  }

  directly(): readonly number[] {
    return [];
  }

  passages(): readonly Passage[] {
    return [];
  }

  inTitle(word: number): readonly number[] {
    return this.#titles[word] ?? [];
  }

  inText(word: number): readonly number[] {
    return decodeNumbers(this.#texts[word] ?? '');
  }

  /** Postings parts that these words need and that are not loaded yet. */
  missing(words: Iterable<string>): readonly number[] {
    if (this.#segment.texts) return [];
    return [...new Set(Array.from(words, postingsOf))].filter((part) => !this.#parts.has(part));
  }

  /** @throws {StampError} When they belong to another publish than the segment. */
  add(part: number, { stamp, texts }: Postings): void {
    const { words } = this.vocabulary;
    const places = [...words.keys()].filter((place) => postingsOf(words[place] ?? '') === part);
    const own = places.map((place) => words[place] ?? '');
    if (stampOf(this.#segment.ids, own) !== stamp)
      throw new StampError('The postings and the words belong to different publishes.');
    for (const [index, place] of places.entries()) this.#texts[place] = texts[index];
    this.#parts.add(part);
  }
}

/** Number of words per title. */
function titleLengths(size: number, inTitle: readonly (readonly number[])[]): readonly number[] {
  const lengths = new Array<number>(size).fill(0);
  for (const documents of inTitle)
    for (const document of documents) lengths[document] = (lengths[document] ?? 0) + 1;
  return lengths;
}
