import Fuse from 'fuse.js';

/** Spec §5: the fuzzy threshold of content search. */
const fuzzyThreshold = 0.2;

/** One way to look at the words of a vocabulary: as they are written, or as they sound. */
export class View {
  readonly forms: readonly string[];
  /** Of each form. */
  readonly stems: readonly string[];
  readonly stemOf: (form: string) => string;
  #lettered: readonly number[] | undefined;
  #fuse: Fuse<string> | undefined;

  constructor(forms: readonly string[], stemOf: (form: string) => string) {
    this.forms = forms;
    this.stems = forms.map(stemOf);
    this.stemOf = stemOf;
  }

  /** Words nearly like a pattern, with their place and how far they are from it, from 0 to 1. Numbers are never taken
   * for other numbers. */
  nearly(pattern: string): readonly { readonly place: number; readonly distance: number }[] {
    this.#lettered ??= [...this.forms.keys()].filter((place) => /\p{L}{3}/u.test(this.forms[place] ?? ''));
    this.#fuse ??= new Fuse(
      this.#lettered.map((place) => this.forms[place] ?? ''),
      { threshold: fuzzyThreshold, includeScore: true, isCaseSensitive: true },
    );
    return this.#fuse
      .search(pattern)
      .map(({ refIndex, score = 0 }) => ({ place: this.#lettered?.[refIndex] ?? 0, distance: score }));
  }
}

/** How well a word answers a term, from 0 to 1, by its place in the vocabulary. */
export type WordMatches = ReadonlyMap<number, number>;

/** How well each kind of match answers. A longer share of the word adds up to 0.2 to those below the stem. */
export const quality = {
  ...{ exact: 1, sameStem: 0.9, begins: 0.65, beginsWithStem: 0.6, ends: 0.6, inside: 0.4 },
  ...{ nearly: 0.6, part: 0.4 },
};

/** Letters that the shared part of two words has at least when it is not the whole term. */
export const shortestPart = 4;
