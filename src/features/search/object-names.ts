/** What residents call the objects of what goes where. All names together are more than a search of the site may load, so in each
 * language they are split by the first letters of their words: a query needs the parts of its own words. */
import { withoutMarks } from '#platform/base/text.ts';
import { type Locale, textIn } from '#platform/languages/locale.ts';
import type { LocalizedText } from '#platform/languages/localized-text.ts';

interface Named {
  readonly name: LocalizedText;
  /** Between commas. */
  readonly searchWords: LocalizedText;
}

/** Its own name, and what else it is called; each name once. */
export const objectNames = ({ name, searchWords }: Named, locale: Locale): readonly string[] => [
  ...new Set([textIn(name, locale), ...splitNames(textIn(searchWords, locale))]),
];

/** @param text Names between commas. */
export const splitNames = (text: string): readonly string[] =>
  text
    .split(',')
    .map((word) => word.trim().normalize('NFC'))
    .filter((word) => word !== '');

/** With some 800 objects, a part of a language has some 2 kB compressed. */
export const objectNameParts = 48;

/** Forms of a word have these letters in common: `külmik`, `külmikut`. */
const sharedLetters = 3;

/** An object as a part of names has it: its own name, and those with a word of the part. */
export function namesInPart<Object extends Called>(object: Object, part: number): readonly Object[] {
  const [own = '', ...others] = object.names;
  const has = (name: string): boolean => objectPartsOf(name).includes(part);
  const names = others.filter(has);
  return has(own) || names.length > 0 ? [{ ...object, names: [own, ...names] }] : [];
}

interface Called {
  /** Its own first. */
  readonly names: readonly string[];
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
