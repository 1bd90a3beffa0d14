import Fuse from 'fuse.js';
import { lookCost, type WorkBudget } from './work-budget.ts';

/** Spec §5: the fuzzy threshold of content search. */
const fuzzyThreshold = 0.2;

/** The words of a vocabulary in one form: as written, or as they sound. */
export class WordForms {
  readonly forms: readonly string[];
  /** Stem of each form. */
  readonly stems: readonly string[];
  readonly toStem: (form: string) => string;
  readonly hasCompounds: boolean;
  #letters: Uint32Array | undefined;

  /** @param hasCompounds Whether words of the language are joined into longer ones. */
  constructor(forms: readonly string[], toStem: (form: string) => string, hasCompounds: boolean) {
    this.hasCompounds = hasCompounds;
    this.forms = forms;
    this.stems = forms.map(toStem);
    this.toStem = toStem;
  }

  /** Words similar to a pattern: index and distance from 0 to 1. A number never matches another number.
   * @param lengths Range of word lengths in letters. */
  nearly(
    pattern: string,
    { min, max }: { readonly min: number; readonly max: number },
    budget: WorkBudget,
  ): readonly { readonly place: number; readonly distance: number }[] {
    const letters = (this.#letters ??= Uint32Array.from(this.forms, toLetterMask));
    const isOfLength = (form: string, place: number) =>
      form.length >= min && form.length <= max && letters[place] !== 0;
    let count = 0;
    for (let place = 0; place < this.forms.length; place += 1)
      if (isOfLength(this.forms[place] ?? '', place)) count += 1;
    if (!budget.spend(count * lookCost.forgiving)) return [];
    const likely = new LikelyForms(pattern);
    const places: number[] = [];
    for (let place = 0; place < this.forms.length; place += 1) {
      const form = this.forms[place] ?? '';
      if (isOfLength(form, place) && likely.has(form, letters[place] ?? 0)) places.push(place);
    }
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

/** Tells words apart that may be similar to a pattern, so that few are compared with it letter by letter. */
class LikelyForms {
  readonly #letters: number;
  readonly #maxErrors: number;
  /** One more than errors: at least one of them is in every similar word as it is. */
  readonly #pieces: readonly string[];

  constructor(pattern: string) {
    this.#letters = toLetterMask(pattern);
    this.#maxErrors = Math.floor(fuzzyThreshold * pattern.length);
    const count = this.#maxErrors + 1;
    const computeEnd = (piece: number) => Math.floor(((piece + 1) * pattern.length) / count);
    this.#pieces = Array.from({ length: count }, (_, piece) =>
      pattern.slice(computeEnd(piece - 1), computeEnd(piece)),
    );
  }

  has(form: string, letters: number): boolean {
    if (countBits(this.#letters & ~letters) > this.#maxErrors) return false;
    return this.#pieces.some((piece) => form.includes(piece));
  }
}

const threeLetters = /\p{L}{3}/u;

/** The letters of a word as bits; letters may share one, so that a word never seems to lack more than it does. Without
 * three letters in a row it has none. */
function toLetterMask(word: string): number {
  let letters = 0;
  if (!threeLetters.test(word)) return letters;
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
  if (others.size === 0) return some;
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
