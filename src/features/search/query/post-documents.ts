/** Posts that are searched together: all whose segments are loaded. Most words are in many segments; here each is kept and
 * compared once. */
import type { Locale } from '#platform/languages/locale.ts';
import type { EntryKind } from '#shell/search/search-entries.ts';
import type { Postings, Segment } from '../format/parts.ts';
import { Passages } from './passages.ts';
import type { DocumentSet } from './document-set.ts';
import { LoadedSegment, type NoteDocument } from './loaded-segment.ts';
import { mergeWords } from './merge-words.ts';
import { ScoreSheet } from './score-sheet.ts';
import { Vocabulary } from './vocabulary.ts';

/** Their texts are not loaded. */
const noPassages = new Passages([], []);

interface Numbered {
  readonly segment: LoadedSegment;
  /** Number of its first document. */
  readonly first: number;
}

export class PostDocuments implements DocumentSet {
  readonly size: number;
  readonly vocabulary: Vocabulary;
  readonly titleLengths: Uint16Array;
  readonly sheet: ScoreSheet;
  readonly #segments: readonly Numbered[];

  /** @param segments From the oldest on. */
  constructor(segments: readonly Segment[], locale: Locale) {
    const { words, places } = mergeWords(segments.map((segment) => segment.words));
    let size = 0;
    this.#segments = segments.map((coded, index) => {
      const first = size;
      const segment = new LoadedSegment(coded, words, places[index] ?? new Uint32Array());
      size += segment.size;
      return { segment, first };
    });
    this.size = size;
    this.vocabulary = new Vocabulary(words, locale);
    this.sheet = new ScoreSheet(size);
    this.titleLengths = new Uint16Array(size);
    this.#each(
      (segment, note) => segment.eachTitled(note),
      (document) => (this.titleLengths[document] = (this.titleLengths[document] ?? 0) + 1),
    );
  }

  find(document: number): number | undefined {
    const found = this.#segments.findLast(({ first }) => first <= document);
    return found?.segment.ids[document - found.first];
  }

  findKind(): EntryKind {
    return 'post';
  }

  directly(): readonly number[] {
    return [];
  }

  passages(): Passages {
    return noPassages;
  }

  eachInTitle(word: number, note: NoteDocument): void {
    this.#each((segment, noteOwn) => segment.eachInTitle(word, noteOwn), note);
  }

  eachInText(word: number, note: NoteDocument): void {
    this.#each((segment, noteOwn) => segment.eachInText(word, noteOwn), note);
  }

  #each(ask: (segment: LoadedSegment, noteOwn: NoteDocument) => void, note: NoteDocument): void {
    let before = 0;
    const noteOwn = (document: number): void => note(before + document);
    for (const { segment, first } of this.#segments) {
      before = first;
      ask(segment, noteOwn);
    }
  }

  /** Postings parts of a segment that these words need and that are not loaded yet.
   * @param index Of the segment, from the oldest on. */
  missing(index: number, words: Iterable<number>): readonly number[] {
    return this.#segments[index]?.segment.missing(words) ?? [];
  }

  /** @throws {StampError} When they belong to another publish than the segment. */
  add(index: number, part: number, postings: Postings): void {
    this.#segments[index]?.segment.add(part, postings);
  }
}
