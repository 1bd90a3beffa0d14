import { buildBody, type SearchEntry } from '../format/entry.ts';
import { type NumberLists, toLists } from '../format/number-lists.ts';
import { indexedWords } from '../format/words.ts';

/** Inverted index; documents are numbered from 0. */
export interface WordIndex {
  /** Folded, sorted. */
  readonly words: readonly string[];
  /** Documents that have the word in the title, by word. */
  readonly inTitle: NumberLists;
  /** Documents that have the word in text or address, by word. */
  readonly inText: NumberLists;
}

/** @param entries Documents in order of their numbers. */
export function indexWords(entries: readonly SearchEntry[]): WordIndex {
  const numbers = new Map<string, number>();
  const getNumber = (word: string): number => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    numbers.set(word, numbers.size);
    return numbers.size - 1;
  };
  const [inTitle, inText] = [new Occurrences(), new Occurrences()];
  for (const [document, entry] of entries.entries()) {
    for (const word of indexedWords(entry.title)) inTitle.note(getNumber(word), document);
    for (const word of indexedWords(buildBody(entry))) inText.note(getNumber(word), document);
  }
  const words = [...numbers.keys()].sort();
  const places = new Uint32Array(words.length);
  for (const [place, word] of words.entries()) places[getNumber(word)] = place;
  return { words, inTitle: inTitle.toLists(places), inText: inText.toLists(places) };
}

/** Words, numbered as they appear, and the documents that have them. */
class Occurrences {
  readonly #words: number[] = [];
  readonly #documents: number[] = [];
  /** Last document of each word: a text has many words more than once. */
  readonly #last: number[] = [];

  note(word: number, document: number): void {
    if (this.#last[word] === document) return;
    this.#last[word] = document;
    this.#words.push(word);
    this.#documents.push(document);
  }

  /** @param places Place of each word among the sorted ones. */
  toLists(places: Uint32Array): NumberLists {
    const lists = this.#words.map((word) => places[word] ?? 0);
    return toLists({ lists, numbers: this.#documents }, places.length);
  }
}
