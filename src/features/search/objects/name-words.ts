/** Names of objects by their words: which have a word or a form of it, and which are called so. */
import { languages, type Locale } from '#platform/languages/locale.ts';
import { groupByWord, type ObjectName } from './called-object.ts';
import { isFormOf } from './form-of.ts';
import { listLemmas } from './lemmas.ts';
import type { Phrase, PhraseWord } from './phrase.ts';

export class NameWords {
  readonly names: readonly ObjectName[];
  readonly locale: Locale;
  /** By each of their words and by all of them as one; a plural also by what it is of. */
  readonly #byWord: ReadonlyMap<string, readonly ObjectName[]>;

  constructor(names: readonly ObjectName[], locale: Locale) {
    this.names = names;
    this.locale = locale;
    this.#byWord = groupByWord(names, locale);
  }

  called(phrase: Phrase): readonly ObjectName[] {
    const { words, head, joined } = phrase;
    const isEqual = (typed: readonly PhraseWord[], named: readonly PhraseWord[]): boolean =>
      typed.length === named.length && this.hasAll(typed, named) && this.areAllOf(typed, named);
    const found = new Set([
      ...this.having(head).filter((name) => isEqual(words, name.words)),
      ...this.having(joined).filter((name) => isFormOf(joined, name.joined, this.locale)),
    ]);
    const rank = (name: ObjectName): number =>
      (isBin(name) ? 0 : name.place) + (name.joined.word === joined.word ? 0 : maxNames);
    return [...found].toSorted((a, b) => rank(a) - rank(b));
  }

  /** Where things go that are called so by themselves. */
  binsOf(word: PhraseWord): readonly string[] {
    const things = this.having(word).filter(
      ({ words, head }) => words.length === 1 && isFormOf(word, head, this.locale),
    );
    return things.map(({ object }) => object.bin);
  }

  /** Whether a name has the word, or a compound begins with it. */
  isKnown({ word: first }: PhraseWord): boolean {
    if (
      this.#lemmas(first)
        .values()
        .some((lemma) => this.#byWord.has(lemma))
    )
      return true;
    return (
      first.length >= minLast &&
      this.names.some(({ words }) =>
        words.some(({ word }) => word.startsWith(first) && word.length >= first.length + minLast),
      )
    );
  }

  /** Names of what is called so with more words, or in a compound. */
  kinds({ head, words }: Phrase): readonly ObjectName[] {
    return this.ofKind(head)
      .filter((name) => words.length === 1 || this.areAllOf(words, name.words))
      .toSorted((a, b) => a.place - b.place);
  }

  withHead(head: PhraseWord): readonly ObjectName[] {
    return this.having(head).filter((name) => isFormOf(head, name.head, this.locale));
  }

  ofKind(head: PhraseWord): readonly ObjectName[] {
    const own = this.withHead(head);
    if (!languages[this.locale].hasCompounds) return own;
    const lasts = [...this.#lemmas(head.word)].filter(({ length }) => length >= minLast);
    const endsSo = (whole: string): boolean =>
      lasts.some((last) => whole.length >= last.length + minFirst && whole.endsWith(last));
    return [...own, ...this.names.filter(({ head: { word } }) => this.#lemmas(word).values().some(endsSo))];
  }

  /** Names that may have the word, or are it as a whole. */
  having({ word }: PhraseWord): readonly ObjectName[] {
    const found = this.#lemmas(word)
      .values()
      .flatMap((lemma) => this.#byWord.get(lemma) ?? []);
    return [...new Set(found)];
  }

  /** Whether each word of a name was typed. */
  hasAll(typed: readonly PhraseWord[], named: readonly PhraseWord[]): boolean {
    return named.every((word) => typed.some((one) => isFormOf(one, word, this.locale)));
  }

  /** Whether each word that was typed is of a name. */
  areAllOf(typed: readonly PhraseWord[], named: readonly PhraseWord[]): boolean {
    return typed.every((one) => named.some((word) => isFormOf(one, word, this.locale)));
  }

  readonly #lemmas = (word: string): ReadonlySet<string> => listLemmas(word, this.locale);
}

/** Who asks for a material is led to its bin first, whatever is called so too. */
export const isBin = ({ object }: ObjectName): boolean => object.id.startsWith('bin/');

/** Names of one object. */
const maxNames = 1000;

/** Min letters of the parts of a compound. */
export const minFirst = 3;
export const minLast = 4;
