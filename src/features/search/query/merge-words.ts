import { readWords } from '../format/word-list.ts';

export interface MergedWords {
  /** Of all lists, each once, sorted. */
  readonly words: readonly string[];
  /** Of each list, the places of its words among all. */
  readonly places: readonly Uint32Array[];
}

/** Merges lists of words that are read one word after the other: decoded at once, they would be many times as many
 * strings as are kept.
 * @param lists Of sorted words, as encodeWords writes them. */
export function mergeWords(lists: readonly string[]): MergedWords {
  const readers = lists.map((list) => new WordReader(list));
  const words: string[] = [];
  for (;;) {
    let least: string | undefined;
    for (const { word } of readers)
      if (word !== undefined && (least === undefined || word < least)) least = word;
    if (least === undefined) break;
    for (const reader of readers) if (reader.word === least) reader.place(words.length);
    words.push(least);
  }
  return { words, places: readers.map(({ places }) => Uint32Array.from(places)) };
}

class WordReader {
  readonly places: number[] = [];
  readonly #words: Generator<string, void>;
  word: string | undefined;

  constructor(list: string) {
    this.#words = readWords(list);
    this.word = this.#next();
  }

  /** Notes the place of its word and goes on to the next. */
  place(place: number): void {
    this.places.push(place);
    this.word = this.#next();
  }

  #next(): string | undefined {
    const { value } = this.#words.next();
    return value ?? undefined;
  }
}
