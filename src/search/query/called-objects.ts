/** Objects of what goes where that a search calls by one of their names: of `kuhu visata külmik` Külmkapp. */
import type { Locale } from '#model/locale.ts';
import { objectNamePart } from '#model/object-names.ts';
import type { SearchEntry } from '../format/entry.ts';
import type { NamesPart } from '../format/parts.ts';
import { wordsOf } from '../format/words.ts';
import { askedObject } from './asked-object.ts';
import { stem } from './stem.ts';
import type { Query } from './term.ts';
import { splitNumbers, tellingWords, typedPhrase } from './typed-words.ts';

/** A search read as the name of an object. */
export interface TypedName {
  /** Number of the part of names that it would be in. */
  readonly part: number;
  /** Ids of the objects that are called so, in any form of its words. */
  readonly objectsIn: (names: NamesPart) => ReadonlySet<string>;
}

/** What a search may call, the likeliest first: of `vana külmik` that, then what is without its condition. */
export function typedNames(typed: string, locale: Locale): readonly TypedName[] {
  const words = nameWords(askedObject(typed));
  const things = words.filter((word) => !conditions.has(word));
  return (things.length < words.length ? [words, things] : [words]).flatMap((each) =>
    toTypedName(each, locale),
  );
}

/** Old or broken, it goes where it always goes. */
const conditions: ReadonlySet<string> = new Set(
  wordsOf(`
    vana vanad vanu vanast vanade vanasid katkine katkised katkise katkist katkisi katki
    старый старая старое старые старых старую разбитый разбитая разбитое разбитые битый битая битое
    old broken
  `),
);

function toTypedName(words: readonly string[], locale: Locale): readonly TypedName[] {
  const [first] = words;
  if (first === undefined) return [];
  const stems = stemsOf(words, locale);
  const isCalled = (name: string): boolean => stemsOf(nameWords(name), locale) === stems;
  const objectsIn = (names: NamesPart): ReadonlySet<string> =>
    new Set(Object.entries(names).flatMap(([id, all]) => (all.some(isCalled) ? [id] : [])));
  return [{ part: objectNamePart(first), objectsIn }];
}

const nameWords = (text: string): readonly string[] =>
  tellingWords(splitNumbers(typedPhrase(text))).map(({ word }) => word);

const stemsOf = (words: readonly string[], locale: Locale): string =>
  words.map((word) => stem(word, locale)).join(' ');

/** Whether an entry of the index is one of the objects that the query calls. */
export const isCalledSo = ({ kind, url }: SearchEntry, { called }: Query): boolean =>
  kind === 'object' && called?.has(url.slice(url.lastIndexOf('/') + 1)) === true;
