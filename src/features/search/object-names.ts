/** What residents call the objects of what goes where, in all languages: on an Estonian page they search in Russian too. All names
 * together are more than a search may load, so they are split by their first letters: a query needs one part of them. */
import { withoutMarks } from '#platform/base/text.ts';
import { type Locale, locales, textIn } from '#platform/languages/locale.ts';
import type { LocalizedText } from '#platform/languages/localized-text.ts';

interface Named {
  readonly name: LocalizedText;
  /** Between commas. */
  readonly searchWords: LocalizedText;
}

/** Each name once. */
export const objectNames = (object: Named): readonly string[] => [
  ...new Set(locales.flatMap((locale) => [textIn(object.name, locale), ...otherNames(object, locale)])),
];

/** What else it is called in a language. */
export const otherNames = ({ searchWords }: Named, locale: Locale): readonly string[] =>
  textIn(searchWords, locale)
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** With some 700 objects, a part has some 2 kB compressed. */
export const objectNameParts = 64;

/** Forms of a word have these letters in common: `külmik`, `külmikut`. */
const sharedLetters = 3;

/** Number of the part with the names that begin like this one, from 0.
 * @param name In any case, with or without the marks of its letters. */
export function objectNamePart(name: string): number {
  const [first = ''] = /[\p{L}\p{N}]+/u.exec(withoutMarks(name)) ?? [];
  const codes = Array.from(
    first.slice(0, sharedLetters).toLowerCase(),
    (letter) => letter.codePointAt(0) ?? 0,
  );
  return codes.reduce((sum, code) => 31 * sum + code, 0) % objectNameParts;
}
