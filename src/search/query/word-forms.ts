import Fuse from 'fuse.js';
import { lookCost, type WorkBudget } from './work-budget.ts';

/** Spec §5: the fuzzy threshold of content search. */
const fuzzyThreshold = 0.2;

/** The words of a vocabulary in one form: as written, or as they sound. */
export class WordForms {
  readonly forms: readonly string[];
  /** Stem of each form. */
  readonly stems: readonly string[];
  readonly stemOf: (form: string) => string;
  readonly hasCompounds: boolean;
  #byLength: ReadonlyMap<number, readonly number[]> | undefined;
  #letters: Uint32Array | undefined;

  /** @param hasCompounds Whether words of the language are joined into longer ones. */
  constructor(forms: readonly string[], stemOf: (form: string) => string, hasCompounds: boolean) {
    this.hasCompounds = hasCompounds;
    this.forms = forms;
    this.stems = forms.map(stemOf);
    this.stemOf = stemOf;
  }

  /** Words similar to a pattern: index and distance from 0 to 1. A number never matches another number.
   * @param lengths Range of word lengths in letters. */
  nearly(
    pattern: string,
    { min, max }: { readonly min: number; readonly max: number },
    budget: WorkBudget,
  ): readonly { readonly place: number; readonly distance: number }[] {
    this.#byLength ??= groupByLength(this.forms);
    this.#letters ??= Uint32Array.from(this.forms, lettersOf);
    const groups = [...this.#byLength].filter(([length]) => length >= min && length <= max);
    const count = groups.reduce((sum, [, places]) => sum + places.length, 0);
    if (!budget.spend(count * lookCost.forgiving)) return [];
    const letters = lettersOf(pattern);
    const maxMissing = Math.floor(fuzzyThreshold * pattern.length);
    const places = groups
      .flatMap(([, group]) => group)
      .filter((place) => countBits(letters & ~(this.#letters?.[place] ?? 0)) <= maxMissing);
    // Fuse keeps some hundred bytes a word, so it is made for the few that have the letters, and not kept.
    const fuse = new Fuse(
      places.map((place) => this.forms[place] ?? ''),
      fuseOptions,
    );
    return fuse
      .search(pattern)
      .map(({ refIndex, score = 0 }) => ({ place: places[refIndex] ?? 0, distance: score }));
  }
}

/** Indexes of words with letters by length, because most words are too long or too short to be similar. */
function groupByLength(forms: readonly string[]): ReadonlyMap<number, readonly number[]> {
  const lettered = [...forms.keys()].filter((place) => /\p{L}{3}/u.test(forms[place] ?? ''));
  return Map.groupBy(lettered, (place) => forms[place]?.length ?? 0);
}

/** The letters of a word as bits; letters may share one, so that a word never seems to lack more than it does. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place += 1) letters |= 1 << (word.charCodeAt(place) % 32);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

const fuseOptions = { threshold: fuzzyThreshold, includeScore: true, isCaseSensitive: true };

/** Score of each matching word from 0 to 1, by its index in the vocabulary. */
export type WordMatches = ReadonlyMap<number, number>;

/** The better match of each word. */
export function best(some: WordMatches, others: WordMatches): WordMatches {
  const both = new Map(some);
  for (const [place, value] of others) both.set(place, Math.max(value, both.get(place) ?? 0));
  return both;
}

/** Score of each kind of match. Scores below that of the stem grow by up to 0.2 with the matched share of the word. */
export const quality = {
  exact: 1,
  sameStem: 0.9,
  sameName: 0.85,
  begins: 0.65,
  beginsWithStem: 0.6,
  ends: 0.6,
  inside: 0.4,
  nearly: 0.6,
  part: 0.4,
};

/** Min length of the part that two words share, unless it is the whole term. */
export const minPartLength = 4;
