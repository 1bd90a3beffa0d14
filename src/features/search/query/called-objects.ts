/** Objects of what goes where that a search calls by one of their names: of `kuhu visata külmik` Külmkapp. */
import type { Locale } from '#platform/languages/locale.ts';
import { objectNamePart } from '../object-names.ts';
import type { SearchEntry } from '../format/entry.ts';
import type { NamesPart } from '../format/parts.ts';
import { splitWords } from '../format/words.ts';
import { askedObject } from './asked-object.ts';
import { hasOneError } from './one-error.ts';
import { stem } from './stem.ts';
import type { Query } from './term.ts';
import { splitNumbers, tellingWords, type TypedWord, typedPhrase } from './typed-words.ts';

/** A name of an object, as the stems of its words: all of them, and without small talk. Of `beer can`, the last word may be small
 * talk, or the can. */
export interface CalledName {
  readonly id: string;
  readonly readings: readonly (readonly string[])[];
}

/** Reads the names of a part once, for all searches. */
export function readNames(part: NamesPart, locale: Locale): readonly CalledName[] {
  return Object.entries(part).flatMap(([id, names]) =>
    names.map((name) => {
      const words = splitNumbers(typedPhrase(name));
      const telling = tellingWords(words);
      const readings = telling.length < words.length ? [words, telling] : [words];
      return { id, readings: readings.map((reading) => stemWords(reading, locale)) };
    }),
  );
}

/** A search read as the name of an object. */
export interface TypedName {
  /** Number of the part of names that it would be in. */
  readonly part: number;
  /** Ids of the objects that are called so, in any form of its words, or else with an error in a word. */
  readonly objectsIn: (names: readonly CalledName[]) => ReadonlySet<string>;
}

/** What a search may call, the likeliest first: of `kuhu visata vana külmik` that without small talk, then what is without its
 * condition, then all of its words: what is small talk in one language is none in another (`tea bag`). */
export function typedNames(typed: string, locale: Locale): readonly TypedName[] {
  const words = splitNumbers(askedObject(typedPhrase(typed)));
  const telling = tellingWords(words);
  const things = telling.filter(({ word }) => !conditions.has(word));
  const isWhole = telling[0] === words[0] || words.length > maxSmallTalk;
  const readings = [
    telling,
    ...(things.length < telling.length ? [things] : []),
    ...(isWhole ? [] : [words]),
  ];
  return readings.flatMap((reading) => toTypedName(reading, locale));
}

/** Words of a name that begins with what may be small talk. */
const maxSmallTalk = 3;

/** Old, broken or torn, it goes where it always goes. */
const conditions: ReadonlySet<string> = new Set(
  splitWords(`
    vana vanad vanu vanast vanade vanasid katkine katkised katkise katkist katkisi katki kulunud
    старый старая старое старые старых старую разбитый разбитая разбитое разбитые битый битая битое рваный рваная рваное рваные
    old broken ripped torn
  `),
);

function toTypedName(words: readonly TypedWord[], locale: Locale): readonly TypedName[] {
  const [first] = words;
  if (first === undefined) return [];
  const typed = stemWords(words, locale);
  const calledIn = (names: readonly CalledName[], isSame: AreSame) => {
    const isTyped = (stems: readonly string[]): boolean =>
      stems.length === typed.length && stems.every((stem, place) => isSame(typed[place] ?? '', stem));
    return new Set(names.filter(({ readings }) => readings.some(isTyped)).map(({ id }) => id));
  };
  const objectsIn = (names: readonly CalledName[]): ReadonlySet<string> => {
    const objects = calledIn(names, (one, other) => one === other);
    return objects.size > 0 ? objects : calledIn(names, areNearlySame);
  };
  return [{ part: objectNamePart(first.word), objectsIn }];
}

type AreSame = (typed: string, meant: string) => boolean;

/** One error makes another word of most short ones. */
const minMistyped = 5;

const areNearlySame: AreSame = (typed, meant) =>
  typed === meant || (meant.length >= minMistyped && hasOneError(typed, meant));

const stemWords = (words: readonly TypedWord[], locale: Locale): readonly string[] =>
  words.map(({ word }) => stem(word, locale));

/** Whether an entry of the index is one of the objects that the query calls. */
export const isCalledSo = ({ kind, url }: SearchEntry, { called }: Query): boolean =>
  kind === 'object' && called?.has(url.slice(url.lastIndexOf('/') + 1)) === true;
