/** What residents call the objects of what goes where. All names together are more than a search of the site may load, so in each
 * language they are split by the first letters of their words: a query needs the parts of its own words. */
import { lookup } from '#platform/base/lookup.ts';
import { withoutMarks } from '#platform/base/text.ts';
import { type Locale, textIn } from '#platform/languages/locale.ts';
import type { LocalizedText } from '#platform/languages/localized-text.ts';
import { contents } from './contents-messages.ts';

interface Named {
  readonly name: LocalizedText;
  /** Between commas, with placeholders of contents-messages.ts; with a question mark at its end, a name that may mean another object too. */
  readonly searchWords: LocalizedText;
}

/** Its own name, and what else it is called; each name once, with its parts. */
export function partedNames({ name, searchWords }: Named, locale: Locale): readonly PartedName[] {
  const own = textIn(name, locale).normalize('NFC');
  const others = splitNames(textIn(searchWords, locale)).flatMap((text) => fillName(text, locale));
  const names = new Set([own, ...others, ...pairOf(own)]);
  return [...names].map((text) => [text, ...objectPartsOf(text)]);
}

/** Of `Müts ja kindad` each: an object of two things is called by either. */
export const pairOf = (name: string): readonly string[] => {
  const [, ...things] = /^(\p{L}+) (?:ja|и|and) (\p{L}+)$/u.exec(name) ?? [];
  return things.map((thing) => thing.toLowerCase());
};

/** A name and the numbers of its parts. */
export type PartedName = readonly [name: string, ...parts: readonly number[]];

/** @param text Names between commas. */
const splitNames = (text: string): readonly string[] =>
  text
    .split(',')
    .map((word) => word.trim().normalize('NFC'))
    .filter((word) => word !== '');

const placeholder = /\{(\w+)\}/u;

/** @returns All names that one with a placeholder stands for; else the name itself. */
function fillName(name: string, locale: Locale): readonly string[] {
  const words = lookup(contents, placeholder.exec(name)?.[1] ?? '');
  if (!words) return [name];
  return textIn(words, locale)
    .split(', ')
    .map((word) => name.replace(placeholder, word));
}

/** @param names Any number of them.
 * @returns A placeholder in them that stands for nothing; undefined, if there is none. */
export const unknownContents = (names: string): string | undefined =>
  names
    .matchAll(/\{([^{}]*)\}/gu)
    .map(([, kind = '']) => kind)
    .find((kind) => !lookup(contents, kind));

/** With some 800 objects, a part of a language has some 1 to 2 kB compressed. */
export const objectNameParts = 256;

/** Forms of a word have these letters in common: `külmik`, `külmikut`. */
const sharedLetters = 3;

/** Names of an object as a part has them, its own first; none, if it is in no name of that part. */
export function namesInPart(names: readonly PartedName[], part: number): readonly string[] {
  const found = names.filter(([, ...parts]) => parts.includes(part));
  return found.length === 0 ? [] : [...new Set([names[0], ...found].flatMap((name) => name?.[0] ?? []))];
}

/** Numbers of the parts in which a name is looked for, one for each of its words, from 0.
 * @param text In any case, with or without the marks of its letters. */
export function objectPartsOf(text: string): readonly number[] {
  const words =
    withoutMarks(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map(partOfWord))];
}

function partOfWord(word: string): number {
  const codes = Array.from(word.slice(0, sharedLetters), (letter) => letter.codePointAt(0) ?? 0);
  return codes.reduce((sum, code) => 31 * sum + code, 0) % objectNameParts;
}
