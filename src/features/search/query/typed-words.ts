/** The words of a typed search, without what people mean by them: small enough for a page, which marks them in texts. */
import { extractDigits, fold, splitWords } from '../format/words.ts';
import { isSmallWord } from './small-words.ts';

/** Containers are measured in cubic metres. */
const litres = /(?<![\d.,])(\d{2,4}) ?-?(?:l|liit\p{L}*|литр\p{L}*|л|lit(?:re|er)s?)(?![\p{L}\p{N}])/gu;

/** A word of a query. */
export interface TypedWord {
  /** Folded. A number that was typed in groups of digits is one word: `600 0105` is `6000105`. */
  readonly word: string;
  /** The groups of a number; they count when no text has the number. */
  readonly groups?: readonly string[];
}

/** The different words of a query, with each number as one.
 * @param phrase Folded.
 * @param join Makes one word of those that belong together. */
export function splitNumbers(
  phrase: string,
  join = (words: readonly string[]): readonly string[] => words,
): readonly TypedWord[] {
  const parts = new Map<string, TypedWord>();
  const add = (part: TypedWord): void => void parts.set(part.word, part);
  const addWords = (text: string): void => join(splitWords(text)).forEach((word) => add({ word }));
  // `240l`, `1.1m3`: the unit is a word of its own in texts.
  const spaced = phrase
    .replace(/(?<=\d)(?=(?:l|kg|t|m[23]?)(?![\p{L}\p{N}]))/gu, ' ')
    .replace(litres, (_, number: string) => `${Number(number) / 1000} m3`);
  let from = 0;
  for (const { 0: number, index } of spaced.matchAll(/(?<![\p{L}\p{N}])\d+(?:[ .,/-]+\d+)+(?!\p{L})/gu)) {
    addWords(spaced.slice(from, index));
    from = index + number.length;
    add({ word: withoutCountryCode(extractDigits(number)), groups: splitWords(number) });
  }
  addWords(spaced.slice(from));
  return [...parts.values()];
}

/** Max length in characters; the rest is ignored. The longest title has some 120 characters. */
export const maxQueryLength = 200;

/** Words that are looked for and marked. */
export const maxTerms = 16;

/** @returns The whole query, folded, for literal matches. */
export const typedPhrase = (typed: string): string =>
  fold(typed.slice(0, maxQueryLength).normalize('NFC')).replace(/\s+/gu, ' ').trim();

/** Words of small talk count only when there are no others. */
export function tellingWords<Word extends TypedWord>(words: readonly Word[]): readonly Word[] {
  const telling = words.filter(({ word }) => !isSmallWord(word));
  return telling.length > 0 ? telling : words;
}

/** Texts have telephone numbers with and without the code of the country. */
const withoutCountryCode = (digits: string): string => digits.replace(/^(?:00)?372(?=\d{7,8}$)/u, '');
