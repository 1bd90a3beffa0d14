/** What objects of what goes where are called in one language, and which of them a question means. An answer has the whole thing
 * that was asked for; what only resembles it is a suggestion (suggest-objects.ts). */
import { languages, type Locale } from '#platform/languages/locale.ts';
import type { CalledObject } from '#shell/search/search-entries.ts';
import { isFormOf } from './form-of.ts';
import { listLemmas } from './lemmas.ts';
import { groupByWord, type ObjectName, readNames } from './called-object.ts';
import { type Phrase, type PhraseWord, readQuestion } from './phrase.ts';
import { isContrary, isPowered } from './plain-words.ts';
import {
  type Contents,
  dangerousBins,
  decideBin,
  isWrapping,
  type Qualified,
  readQualities,
  unpoweredBins,
} from './qualities.ts';

/** A question read as a thing, what it is by its head, and what else is said of it. */
interface Reading {
  readonly head: PhraseWord;
  readonly others: readonly PhraseWord[];
  /** Min letters of the name. */
  readonly minHead?: number;
}

export class ObjectNames {
  readonly names: readonly ObjectName[];
  readonly locale: Locale;
  /** By each of their words and by all of them as one; a plural also by what it is of. */
  readonly #byWord: ReadonlyMap<string, readonly ObjectName[]>;
  /** By the ids of objects. */
  readonly #bins: ReadonlyMap<string, string>;
  /** Things by themselves, names of one word, with their bins. */
  readonly #things: ReadonlyMap<string, readonly string[]>;

  constructor(objects: readonly CalledObject[], locale: Locale) {
    this.locale = locale;
    this.names = objects.flatMap((object) => readNames(object, locale));
    this.#byWord = groupByWord(this.names, locale);
    this.#bins = new Map(objects.map(({ id, bin }) => [id, bin]));
    const things = Map.groupBy(
      this.names.filter(({ words }) => words.length === 1),
      ({ head }) => head.word,
    );
    this.#things = new Map([...things].map(([word, named]) => [word, named.map(({ object }) => object.bin)]));
  }

  /** Ids of the objects that are called so, the likeliest first: by a whole name, with kinds of it behind; else by the name of the
   * thing, whatever else that decides nothing is said of it. Of leaves and branches both, if they go to one place.
   * @param isStrict Not if a word is of no name: a mortgage calculator is no calculator. */
  find(typed: string, isStrict = false): readonly string[] {
    const each = typed.split(/ (?:ja|и|and) /u).slice(0, maxThings);
    const things = each.map((thing) => this.#findThing(thing, isStrict));
    if (each.length === 1 || things.some(({ length }) => length === 0) || this.findExact(typed).length > 0)
      return this.#findThing(typed, isStrict);
    const bins = new Set(things.map(([first = '']) => this.#bins.get(first)));
    return bins.size === 1 ? [...new Set(things.flat())] : [];
  }

  #findThing(typed: string, isStrict: boolean): readonly string[] {
    const question = readQuestion(typed, this.locale);
    if (!question) return [];
    const { whole, told, isBroken } = question;
    if (told.length === 0)
      return listIds(this.#called(whole).filter(({ joined }) => joined.word === whole.joined.word));
    for (const phrase of [whole, ...told]) {
      const called = this.#called(phrase);
      const [first] = called;
      if (first === undefined) continue;
      if (called.some(({ isAmbiguous }) => isAmbiguous) || (isBroken && isBin(first))) return [];
      return listIds([...called, ...this.#kinds(phrase)]);
    }
    const said = readQualities(question.telling, this.locale);
    const qualified = said && this.#qualified(said, isStrict);
    if (qualified) return qualified;
    const described = told
      .map((phrase) => this.#describedOrPowered(phrase, isStrict))
      .find(({ length }) => length > 0);
    return described ?? listIds(this.#wrapping(question.telling));
  }

  /** Of any thing that is not dangerous, in Estonian. */
  #wrapping(phrase: Phrase): readonly ObjectName[] {
    if (!isWrapping(phrase, this.locale) || this.#contentsOf(phrase) !== 'harmless') return [];
    return this.#called({ ...phrase, words: [phrase.head], joined: phrase.head }).filter(isBin);
  }

  /** Where a thing goes of which its material or its battery is said.
   * @returns Undefined, if it may be something else. */
  #qualified(said: Qualified, isStrict: boolean): readonly string[] | undefined {
    const { thing, isCompound } = said;
    if (!thing) return undefined;
    const called = this.#called(thing);
    const isAsked = called.some(({ isAmbiguous }) => isAmbiguous);
    const found = called.length > 0 ? called : this.#described(thing, isStrict);
    const bin = isAsked ? undefined : found[0]?.object.bin;
    const decided = decideBin(said, { thing, bin, contents: () => this.#contentsOf(thing) });
    if (decided !== bin) return this.#bins.has(`bin/${decided}`) ? [`bin/${decided}`] : [];
    return bin === undefined && isCompound && !isAsked ? undefined : listIds(bin === undefined ? [] : found);
  }

  /** What was in a package. */
  #contentsOf({ head, words }: Phrase): Contents {
    const others = words.filter((word) => word !== head);
    if (others.some((word) => this.#binsOf(word).some((bin) => dangerousBins.has(bin)))) return 'dangerous';
    const isUsual = (word: PhraseWord): boolean =>
      this.#isKnown(word) && !this.#binsOf(word).includes('none');
    return others.every(isUsual) ? 'harmless' : 'unknown';
  }

  /** What runs on electricity is electronics, whatever it is without: an electric bed. */
  #describedOrPowered(phrase: Phrase, isStrict: boolean): readonly string[] {
    const [first, ...rest] = this.#described(phrase, isStrict);
    const powers = phrase.words.filter(({ word }) => isPowered(word, this.locale));
    const isSaid = first && powers.some((power) => first.words.some((word) => this.#isForm(power, word)));
    if (powers.length === 0 || isSaid === true || (first && !unpoweredBins.has(first.object.bin)))
      return first ? listIds([first, ...rest]) : [];
    const others = phrase.words.filter((word) => !powers.includes(word));
    const things = this.#having(phrase.head).filter(
      ({ words }) => words.length === others.length && this.#hasAll(others, words),
    );
    const isUnknown = !isStrict && this.#having(phrase.head).length === 0;
    const isDevice =
      things.length > 0 ? things.every(({ object }) => unpoweredBins.has(object.bin)) : isUnknown;
    return isDevice && this.#bins.has('bin/electronics') ? ['bin/electronics'] : [];
  }

  /** Those of which it is a name as it was typed. */
  findExact(typed: string): readonly string[] {
    const whole = readQuestion(typed, this.locale)?.whole;
    if (!whole) return [];
    return listIds(this.#called(whole).filter(({ joined }) => joined.written === whole.joined.written));
  }

  #called(phrase: Phrase): readonly ObjectName[] {
    const { words, head, joined } = phrase;
    const isEqual = (typed: readonly PhraseWord[], named: readonly PhraseWord[]): boolean =>
      typed.length === named.length && this.#hasAll(typed, named) && this.#areAllOf(typed, named);
    const found = new Set([
      ...this.#having(head).filter((name) => isEqual(words, name.words)),
      ...this.#having(joined).filter((name) => this.#isForm(joined, name.joined)),
    ]);
    const rank = (name: ObjectName): number =>
      (isBin(name) ? 0 : name.place) + (name.joined.word === joined.word ? 0 : maxNames);
    return [...found].toSorted((a, b) => rank(a) - rank(b));
  }

  /** Of `green sofa` the sofa, of `kontoritool` the chair. Where another thing is named too, only if all things of that kind go to
   * one place: what is true of a bottle may not be of a medicine bottle. */
  #described(phrase: Phrase, isStrict: boolean): readonly ObjectName[] {
    for (const { head, others, minHead = 0 } of this.#readings(phrase)) {
      const words = [head, ...others];
      const within = this.#withHead(head).filter(
        (name) => name.head.word.length >= minHead && this.#hasAll(words, name.words),
      );
      const most = Math.max(...within.map((name) => name.words.length));
      const [first, ...rest] = within.filter((name) => name.words.length === most);
      if (first === undefined) continue;
      const best = [first, ...rest] as const;
      if (best.some(({ object }) => object.bin !== first.object.bin)) return [];
      const further = others.filter((other) => !first.words.some((word) => this.#isForm(other, word)));
      if (isStrict && !further.every((word) => this.#isKnown(word))) return [];
      if (further.some(({ word }) => isContrary(word, first.object.bin, this.locale))) return [];
      return this.#isSure(best, further) ? best.toSorted((a, b) => a.place - b.place) : [];
    }
    return [];
  }

  /** Whether things called so go to one place, whatever else is said of them; of an object's own name its rare kinds do not count.
   * @param named All names that the question has, of one bin. */
  #isSure(named: readonly [ObjectName, ...ObjectName[]], further: readonly PhraseWord[]): boolean {
    const [{ object, head, words }] = named;
    const isOwn = words.length === 1 && named.some((name) => name.isOwn && !isBin(name));
    const kinds =
      words.length > 1
        ? this.#withHead(head).filter((name) => this.#areAllOf(words, name.words))
        : this.#ofKind(head);
    const alike = new Map(kinds.map((name) => [name.object.id, name.object.bin]));
    const same = [...alike.values()].filter((bin) => bin === object.bin).length;
    if (same === alike.size) return true;
    const said = further
      .map((word) => this.#binsOf(word))
      .filter((bins) => bins.some((bin) => bin !== foodBin));
    // A wardrobe and a shelf go to one place, so the shelf of a wardrobe does.
    if (said.length > 0) return said.every((bins) => bins.every((bin) => bin === object.bin));
    return isOwn || same / alike.size >= leastShare;
  }

  /** Where a thing goes that is called so; what was eaten from another thing does not send that elsewhere: a jar of mustard is a jar. */
  #binsOf({ word }: PhraseWord): readonly string[] {
    return [...this.#lemmas(word)].flatMap((lemma) => this.#things.get(lemma) ?? []);
  }

  /** As it stands; an Estonian compound also by its last part, the longest first. */
  #readings({ head: said, last, words }: Phrase): readonly Reading[] {
    const head = this.#having(said).length > 0 ? said : last;
    const others = words.filter((word) => word !== head);
    if (!languages[this.locale].hasCompounds) return [{ head, others }];
    const count = Math.max(0, head.word.length - minFirst - minLast + 1);
    const parts = Array.from({ length: count }, (_, place) => cut(head, place + minFirst)).map(
      ([first, last]): Reading => ({
        head: last,
        others: [first, ...others],
        ...(!this.#isKnown(first) && { minHead: minLongHead }),
      }),
    );
    return [{ head, others }, ...parts];
  }

  /** Whether a name has the word, or a compound begins with it. */
  #isKnown({ word: first }: PhraseWord): boolean {
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
  #kinds({ head, words }: Phrase): readonly ObjectName[] {
    return this.#ofKind(head)
      .filter((name) => words.length === 1 || this.#areAllOf(words, name.words))
      .toSorted((a, b) => a.place - b.place);
  }

  readonly #withHead = (head: PhraseWord): readonly ObjectName[] =>
    this.#having(head).filter((name) => this.#isForm(head, name.head));

  #ofKind(head: PhraseWord): readonly ObjectName[] {
    const own = this.#withHead(head);
    if (!languages[this.locale].hasCompounds) return own;
    const lasts = [...this.#lemmas(head.word)].filter(({ length }) => length >= minLast);
    const endsSo = (whole: string): boolean =>
      lasts.some((last) => whole.length >= last.length + minFirst && whole.endsWith(last));
    return [...own, ...this.names.filter(({ head: { word } }) => this.#lemmas(word).values().some(endsSo))];
  }

  /** Names that may have the word, or are it as a whole. */
  #having({ word }: PhraseWord): readonly ObjectName[] {
    const found = this.#lemmas(word)
      .values()
      .flatMap((lemma) => this.#byWord.get(lemma) ?? []);
    return [...new Set(found)];
  }

  readonly #isForm = (typed: PhraseWord, named: PhraseWord): boolean => isFormOf(typed, named, this.locale);

  /** Whether each word of a name was typed. */
  #hasAll(typed: readonly PhraseWord[], named: readonly PhraseWord[]): boolean {
    return named.every((word) => typed.some((one) => this.#isForm(one, word)));
  }

  /** Whether each word that was typed is of a name. */
  #areAllOf(typed: readonly PhraseWord[], named: readonly PhraseWord[]): boolean {
    return typed.every((one) => named.some((word) => this.#isForm(one, word)));
  }

  readonly #lemmas = (word: string): ReadonlySet<string> => listLemmas(word, this.locale);
}

const cut = ({ written, word }: PhraseWord, at: number): readonly [PhraseWord, PhraseWord] => [
  { written: written.slice(0, at), word: word.slice(0, at) },
  { written: written.slice(at), word: word.slice(at) },
];

/** Bin of what is eaten. */
const foodBin = 'bio';

/** Who asks for a material is led to its bin first, whatever is called so too. */
const isBin = ({ object }: ObjectName): boolean => object.id.startsWith('bin/');

/** That one question asks about. */
const maxThings = 3;

/** Names of one object. */
const maxNames = 1000;

/** Share of the things of a kind that go where the one goes that has no other name. */
const leastShare = 0.7;

/** Min letters of the parts of a compound. */
const minFirst = 3;
const minLast = 4;

/** Min letters of what a compound is whose first part is not known: many end in a short word by chance. */
const minLongHead = 5;

export const listIds = (names: readonly ObjectName[]): readonly string[] => [
  ...new Set(names.map(({ object }) => object.id)),
];
