import { bodyOf, type SearchEntry } from '../format/entry.ts';
import { indexedWords } from '../format/words.ts';

/** Inverted index; documents are numbered from 0. */
export interface WordIndex {
  /** Folded, sorted. */
  readonly words: readonly string[];
  /** Documents that have the word in the title, by word. */
  readonly inTitle: readonly (readonly number[])[];
  /** Documents that have the word in text or address, by word. */
  readonly inText: readonly (readonly number[])[];
}

interface Places {
  readonly inTitle: number[];
  readonly inText: number[];
}

/** @param entries Documents in order of their numbers. */
export function indexWords(entries: readonly SearchEntry[]): WordIndex {
  const places = new Map<string, Places>();
  const note = (word: string, field: keyof Places, document: number) => {
    let found = places.get(word);
    if (!found) places.set(word, (found = { inTitle: [], inText: [] }));
    if (found[field].at(-1) !== document) found[field].push(document);
  };
  for (const [document, entry] of entries.entries()) {
    for (const word of indexedWords(entry.title)) note(word, 'inTitle', document);
    for (const word of indexedWords(bodyOf(entry))) note(word, 'inText', document);
  }
  const words = [...places.keys()].sort();
  return {
    words,
    inTitle: words.map((word) => places.get(word)?.inTitle ?? []),
    inText: words.map((word) => places.get(word)?.inText ?? []),
  };
}
