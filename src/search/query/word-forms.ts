import Fuse from 'fuse.js';
import { lookCost, type WorkBudget } from './work-budget.ts';

/** Spec §5: the fuzzy threshold of content search. */
const fuzzyThreshold = 0.2;

/** One way to look at the words of a vocabulary: as they are written, or as they sound. */
export class WordForms {
  readonly forms: readonly string[];
  /** Of each form. */
  readonly stems: readonly string[];
  readonly stemOf: (form: string) => string;
  #byLength: ReadonlyMap<number, WordsOfLength> | undefined;

  constructor(forms: readonly string[], stemOf: (form: string) => string) {
    this.forms = forms;
    this.stems = forms.map(stemOf);
    this.stemOf = stemOf;
  }

  /** Words nearly like a pattern, with their place and how far they are from it, from 0 to 1. Numbers are never taken
   * for other numbers.
   * @param lengths Of the words that are looked at, in letters. */
  nearly(
    pattern: string,
    { min, max }: { readonly min: number; readonly max: number },
    budget: WorkBudget,
  ): readonly { readonly place: number; readonly distance: number }[] {
    this.#byLength ??= groupByLength(this.forms);
    const groups = [...this.#byLength].filter(([length]) => length >= min && length <= max);
    const count = groups.reduce((sum, [, { places }]) => sum + places.length, 0);
    if (!budget.spend(count * lookCost.forgiving)) return [];
    return groups.flatMap(([, { places, fuse }]) =>
      fuse
        .search(pattern)
        .map(({ refIndex, score = 0 }) => ({ place: places[refIndex] ?? 0, distance: score })),
    );
  }
}

/** Words of one length: most patterns are too long or too short to be like them. */
interface WordsOfLength {
  readonly places: readonly number[];
  readonly fuse: Fuse<string>;
}

function groupByLength(forms: readonly string[]): ReadonlyMap<number, WordsOfLength> {
  const lettered = [...forms.keys()].filter((place) => /\p{L}{3}/u.test(forms[place] ?? ''));
  const groups = Map.groupBy(lettered, (place) => forms[place]?.length ?? 0);
  return new Map(
    [...groups].map(([length, places]) => {
      const words = places.map((place) => forms[place] ?? '');
      return [length, { places, fuse: new Fuse(words, fuseOptions) }];
    }),
  );
}

const fuseOptions = { threshold: fuzzyThreshold, includeScore: true, isCaseSensitive: true };

/** How well a word answers a term, from 0 to 1, by its place in the vocabulary. */
export type WordMatches = ReadonlyMap<number, number>;

/** How well each kind of match answers. A longer share of the word adds up to 0.2 to those below the stem. */
export const quality = {
  exact: 1,
  sameStem: 0.9,
  begins: 0.65,
  beginsWithStem: 0.6,
  ends: 0.6,
  inside: 0.4,
  nearly: 0.6,
  part: 0.4,
};

/** Letters that the shared part of two words has at least when it is not the whole term. */
export const minPartLength = 4;
