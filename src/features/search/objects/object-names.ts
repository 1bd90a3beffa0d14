/** What objects of what goes where are called in one language, and which of them a question means. An answer has the whole thing
 * that was asked for; what only resembles it is a suggestion (suggest-objects.ts). */
import { languages, type Locale } from '#platform/languages/locale.ts';
import type { CalledObject } from '#shell/search/search-entries.ts';
import { isDeciding, isOfPackages, isOnlyPackaging, mayHold } from './content-bins.ts';
import { isFormOf } from './form-of.ts';
import { type ObjectName, readNames } from './called-object.ts';
import { type Phrase, type PhraseWord, type Question, readQuestion } from './phrase.ts';
import { isBin, minFirst, minLast, NameWords } from './name-words.ts';
import {
  type Contents,
  dangerousBins,
  decideBin,
  hasMaterial,
  isWrapping,
  type Qualified,
  readQualities,
} from './qualities.ts';
import { respell, type Spellings, spellingsOf } from './spellings.ts';

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
  readonly #words: NameWords;
  readonly #packageNames: readonly ObjectName[];
  /** By the ids of objects. */
  readonly #bins: ReadonlyMap<string, string>;
  /** Made when a word is in no name. */
  #spellings: Spellings | undefined;

  constructor(objects: readonly CalledObject[], locale: Locale) {
    this.locale = locale;
    const all = objects.flatMap((object) => readNames(object, locale));
    this.names = all.filter(({ packs }) => !packs);
    this.#packageNames = all.filter(({ packs }) => packs);
    this.#words = new NameWords(this.names, locale);
    this.#bins = new Map(objects.map(({ id, bin }) => [id, bin]));
  }

  /** Ids of the objects that are called so, the likeliest first: by a whole name, with kinds of it behind; else by the name of the
   * thing, whatever else that decides nothing is said of it. Of leaves and branches both, if they go to one place.
   * @param isStrict Not if a word is of no name: a mortgage calculator is no calculator. */
  find(typed: string, isStrict = false): readonly string[] {
    const each = typed.split(/ (?:ja|и|and) /u).slice(0, maxThings);
    const things = each.map((thing) => this.#findThing(thing, isStrict));
    if (each.length === 1 || things.some(({ length }) => length === 0) || this.findExact(typed).length > 0) {
      const found = this.#findThing(typed, isStrict);
      return found.length > 0 || isStrict ? found : this.#findThing(this.#respelled(typed), false);
    }
    const bins = new Set(things.map(([first = '']) => this.#bins.get(first)));
    return bins.size === 1 ? [...new Set(things.flat())] : [];
  }

  /** With words that are in no name as names have them. */
  #respelled(typed: string): string {
    if (languages[this.locale].stemmer !== 'russian') return typed;
    this.#spellings ??= spellingsOf(
      this.names.flatMap(({ words }) => words.map(({ word }) => word)),
      this.locale,
    );
    return respell(typed, this.#spellings, this.locale);
  }

  #findThing(typed: string, isStrict: boolean): readonly string[] {
    const question = readQuestion(typed, this.locale);
    if (!question) return [];
    const { whole, told } = question;
    if (told.length === 0)
      return listIds(this.#words.called(whole).filter(({ joined }) => joined.word === whole.joined.word));
    const named = this.#named(question);
    if (named) return named;
    for (const phrase of told) {
      const said = readQualities(phrase, this.locale);
      const found = said && this.#qualified(said, phrase, isStrict);
      if (found) return found;
    }
    return listIds(this.#unnamed(question, isStrict));
  }

  /** What is called so; none, where it is asked back. */
  #named({ whole, told, isBroken }: Question): readonly string[] | undefined {
    for (const phrase of [whole, ...told]) {
      const called = this.#words.called(phrase);
      const [first] = called;
      if (first === undefined) continue;
      const exact = called.filter(({ joined }) => joined.word === phrase.joined.word);
      const isAsked = (exact.length > 0 ? exact : called).some(({ isAmbiguous }) => isAmbiguous);
      if (isAsked || (isBroken && isBin(first) && isOnlyPackaging(first.object.bin))) return [];
      return listIds([...called, ...this.#words.kinds(phrase)]);
    }
    return undefined;
  }

  #unnamed(question: Question, isStrict: boolean): readonly ObjectName[] {
    const described = question.told.map((phrase) => this.#described(phrase, isStrict));
    const found = described.find(({ length }) => length > 0) ?? [];
    if (found[0] && (isStrict || isOfPackages(found[0].object.bin))) return found;
    if (isStrict) return this.#wrapping(question.telling);
    const packages = this.#packages(question);
    if (packages.length > 0 || found.length > 0) return packages.length > 0 ? packages : found;
    return this.#wrapping(question.telling);
  }

  /** Of any thing that is not dangerous. */
  #wrapping(phrase: Phrase): readonly ObjectName[] {
    if (!isWrapping(phrase, this.locale) || this.#contentsOf(phrase) !== 'harmless') return [];
    return this.#words.called({ ...phrase, words: [phrase.head], joined: phrase.head }).filter(isBin);
  }

  /** Where a thing goes of which its material or what it runs on is said.
   * @param whole With the words that say so.
   * @returns Undefined, if nothing is known of it. */
  #qualified(said: Qualified, whole: Phrase, isStrict: boolean): readonly string[] | undefined {
    const { thing, words } = said;
    if (!thing) return undefined;
    const named = this.#described(whole, isStrict);
    if (this.#areNamed(words, named[0])) return listIds(named);
    const called = this.#words.called(thing);
    const isAsked = called.some(({ isAmbiguous }) => isAmbiguous);
    const found = called.length > 0 ? called : this.#described(thing, isStrict);
    const bin = isAsked ? undefined : found[0]?.object.bin;
    const decided = decideBin(said, {
      thing,
      locale: this.locale,
      bin,
      isUnknown: !isStrict && !isAsked && this.#words.having(thing.head).length === 0,
      contents: () => this.#contentsOf(thing),
    });
    if (decided !== bin) return this.#bins.has(`bin/${decided}`) ? [`bin/${decided}`] : [];
    if (bin !== undefined) return listIds(found);
    return isAsked ? [] : undefined;
  }

  /** Whether one of the words is of the name, which has others too. */
  #areNamed(words: readonly PhraseWord[], name: ObjectName | undefined): boolean {
    if (!name || name.words.length === 1) return false;
    return words.some((one) => name.words.some((word) => isFormOf(one, word, this.locale)));
  }

  /** What was in a package. */
  #contentsOf({ head, words }: Phrase): Contents {
    const others = words.filter((word) => word !== head);
    if (others.some((word) => this.#words.binsOf(word).some((bin) => dangerousBins.has(bin))))
      return 'dangerous';
    const isUsual = (word: PhraseWord): boolean =>
      this.#words.isKnown(word) && !this.#words.binsOf(word).includes('none');
    return others.every(isUsual) ? 'harmless' : 'unknown';
  }

  /** Packages that are called so whatever was in them, if that is known to be no danger. */
  #packages({ telling, content }: Question): readonly ObjectName[] {
    const readings = content
      ? [{ head: telling.head, held: content.head }]
      : this.#readings(telling).flatMap(({ head, others }) => {
          const [held] = others;
          return languages[this.locale].hasCompounds && others.length === 1 && held ? [{ head, held }] : [];
        });
    return readings.flatMap(({ head, held }) => {
      const bins = this.#heldBins(held);
      return this.#packageNames.filter(
        (name) => name.packs && isFormOf(head, name.head, this.locale) && mayHold(name.packs, bins),
      );
    });
  }

  /** Where things go that are called so; of an Estonian compound what its last part is: processed cheese is cheese. */
  #heldBins(held: PhraseWord): readonly string[] {
    const own = this.#words.binsOf(held);
    if (own.length > 0 || !languages[this.locale].hasCompounds) return own;
    const ends = cuts(held).map(([, last]) => this.#words.binsOf(last));
    return ends.find((bins) => bins.length > 0) ?? [];
  }

  /** Those of which it is a name as it was typed. */
  findExact(typed: string): readonly string[] {
    const whole = readQuestion(typed, this.locale)?.whole;
    if (!whole) return [];
    return listIds(this.#words.called(whole).filter(({ joined }) => joined.written === whole.joined.written));
  }

  /** Of `green sofa` the sofa, of `kontoritool` the chair. Where another thing is named too, only if all things of that kind go to
   * one place: what is true of a bottle may not be of a medicine bottle. */
  #described(phrase: Phrase, isStrict: boolean): readonly ObjectName[] {
    for (const { head, others, minHead = 0 } of this.#readings(phrase)) {
      const words = [head, ...others];
      const within = this.#words
        .withHead(head)
        .filter((name) => name.head.word.length >= minHead && this.#words.hasAll(words, name.words));
      const most = Math.max(...within.map((name) => name.words.length));
      const [first, ...rest] = this.#ofMaterial(within.filter((name) => name.words.length === most));
      if (first === undefined) continue;
      const best = [first, ...rest] as const;
      if (best.some(({ object }) => object.bin !== first.object.bin)) return [];
      const further = others.filter(
        (other) => !first.words.some((word) => isFormOf(other, word, this.locale)),
      );
      if (isStrict && !further.every((word) => this.#words.isKnown(word))) return [];
      return this.#isSure(best, further) ? best.toSorted((a, b) => a.place - b.place) : [];
    }
    return [];
  }

  /** Between things that are called alike and go to different places a material decides: a tin of olives, a glass jar of olives. */
  #ofMaterial(names: readonly ObjectName[]): readonly ObjectName[] {
    const isOne = (some: readonly ObjectName[]): boolean =>
      new Set(some.map(({ object }) => object.bin)).size === 1;
    const made = names.filter((name) => hasMaterial(name, this.locale));
    return !isOne(names) && isOne(made) ? made : names;
  }

  /** Whether things called so go to one place, whatever else is said of them; of an object's own name its rare kinds do not count.
   * @param named All names that the question has, of one bin. */
  #isSure(named: readonly [ObjectName, ...ObjectName[]], further: readonly PhraseWord[]): boolean {
    const [{ object, head, words }] = named;
    const isOwn = words.length === 1 && named.some((name) => name.isOwn && !isBin(name));
    const kinds =
      words.length > 1
        ? this.#words.withHead(head).filter((name) => this.#words.areAllOf(words, name.words))
        : this.#words.ofKind(head);
    const alike = new Map(kinds.map((name) => [name.object.id, name.object.bin]));
    const same = [...alike.values()].filter((bin) => bin === object.bin).length;
    if (same === alike.size) return true;
    const said = further.map((word) => this.#words.binsOf(word));
    if (said.flat().some((bin) => isDeciding(bin, object.bin))) return false;
    // A wardrobe and a shelf go to one place, so the shelf of a wardrobe does.
    return isOwn || same / alike.size >= leastShare || said.some((bins) => bins.includes(object.bin));
  }

  /** As it stands; an Estonian compound also by its last part, the longest first. */
  #readings({ head: said, last, words }: Phrase): readonly Reading[] {
    const head = this.#words.having(said).length > 0 ? said : last;
    const others = words.filter((word) => word !== head);
    if (!languages[this.locale].hasCompounds) return [{ head, others }];
    const parts = cuts(head).map(([first, last]): Reading => ({
      head: last,
      others: [first, ...others],
      ...(!this.#words.isKnown(first) && { minHead: minLongHead }),
    }));
    return [{ head, others }, ...parts];
  }
}

/** The parts that a compound may have, with the longest last part first. */
const cuts = (whole: PhraseWord): readonly (readonly [PhraseWord, PhraseWord])[] =>
  Array.from({ length: Math.max(0, whole.word.length - minFirst - minLast + 1) }, (_, place) =>
    cut(whole, place + minFirst),
  );

const cut = ({ written, word }: PhraseWord, at: number): readonly [PhraseWord, PhraseWord] => [
  { written: written.slice(0, at), word: word.slice(0, at) },
  { written: written.slice(at), word: word.slice(at) },
];

/** That one question asks about. */
const maxThings = 3;

/** Share of the things of a kind that go where the one goes that has no other name. */
const leastShare = 0.7;

/** Min letters of what a compound is whose first part is not known: many end in a short word by chance. */
const minLongHead = 5;

export const listIds = (names: readonly ObjectName[]): readonly string[] => [
  ...new Set(names.map(({ object }) => object.id)),
];
