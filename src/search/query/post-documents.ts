/** Posts that are searched together: all whose segments are loaded. Most words are in many segments; here each is kept and
 * compared once. */
import type { Locale } from '#model/locale.ts';
import type { EntryKind } from '#model/result-type.ts';
import { Passages } from './passages.ts';
import { type DocumentSet, titleLengths } from './document-set.ts';
import type { LoadedSegment } from './loaded-segment.ts';
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
  readonly titleLengths: readonly number[];
  readonly #segments: readonly Numbered[];

  /** @param segments From the oldest on. */
  constructor(segments: readonly LoadedSegment[], locale: Locale) {
    let size = 0;
    this.#segments = segments.map((segment) => {
      const first = size;
      size += segment.size;
      return { segment, first };
    });
    this.size = size;
    this.vocabulary = new Vocabulary(allWords(segments), locale);
    this.titleLengths = this.#segments.flatMap(({ segment }) => titleLengths(segment.size, segment.titles));
  }

  find(document: number): number | undefined {
    const found = this.#segments.findLast(({ first }) => first <= document);
    return found?.segment.ids[document - found.first];
  }

  kindOf(): EntryKind {
    return 'post';
  }

  directly(): readonly number[] {
    return [];
  }

  passages(): Passages {
    return noPassages;
  }

  inTitle(word: number): readonly number[] {
    return this.#documents(word, (segment, text) => segment.inTitle(text));
  }

  inText(word: number): readonly number[] {
    return this.#documents(word, (segment, text) => segment.inText(text));
  }

  #documents(
    word: number,
    documentsOf: (segment: LoadedSegment, text: string) => readonly number[],
  ): readonly number[] {
    const text = this.vocabulary.words[word] ?? '';
    const found: number[] = [];
    for (const { segment, first } of this.#segments)
      for (const document of documentsOf(segment, text)) found.push(first + document);
    return found;
  }
}

/** The words of all segments, sorted. */
function allWords(segments: readonly LoadedSegment[]): readonly string[] {
  const [only] = segments;
  if (only && segments.length === 1) return only.words;
  return [...new Set(segments.flatMap(({ words }) => words))].sort();
}
