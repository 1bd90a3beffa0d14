/** Parses a typed search. */
import { languages, type Locale } from '#model/locale.ts';
import { digitsOf, fold, wordsOf } from '../format/words.ts';
import { isCyrillic } from './script.ts';
import { smallWords } from './small-words.ts';
import { isExpression, type Related, relatedTo } from './thesaurus.ts';

export interface Query {
  readonly locale: Locale;
  /** The whole query, folded, for literal matches. */
  readonly phrase: string;
  readonly terms: readonly Term[];
  /** Its words of small talk, which find nothing; they tell phrases apart that have the same terms. */
  readonly small: readonly string[];
}

export interface Term {
  /** Folded. A number that was typed in groups of digits is one term: `600 0105` is `6000105`. */
  readonly word: string;
  /** Written in another script than the texts. */
  readonly isForeign: boolean;
  /** Words of the texts for it. */
  readonly related?: readonly Related[];
  /** The groups of a number; they count when no text has the number. */
  readonly groups?: readonly string[];
}

/** Max length in characters; the rest is ignored. The longest title has some 120 characters. */
const maxQueryLength = 200;

const maxTerms = 16;

/** @returns undefined when it contains no searchable word: an empty query finds nothing. */
export function parseQuery(typed: string, locale: Locale): Query | undefined {
  const phrase = fold(typed.slice(0, maxQueryLength).normalize('NFC')).replace(/\s+/gu, ' ').trim();
  const parts = splitNumbers(phrase);
  if (parts.length === 0) return undefined;
  const telling = parts.filter(({ word }) => !smallWords.has(word));
  const terms = (telling.length > 0 ? telling : parts).slice(0, maxTerms).map((part) => ({
    ...part,
    related: relatedTo(part.word),
    isForeign:
      isCyrillic(part.word) !== (languages[locale].script === 'cyrillic') && /\p{L}/u.test(part.word),
  }));
  const small =
    telling.length > 0 ? parts.map(({ word }) => word).filter((word) => smallWords.has(word)) : [];
  return { locale, phrase, terms, small };
}

/** Containers are measured in cubic metres. */
const litres = /(?<![\d.,])(\d{2,4}) ?-?(?:l|liit\p{L}*|литр\p{L}*|л|lit(?:re|er)s?)(?![\p{L}\p{N}])/gu;

type Part = Omit<Term, 'isForeign'>;

/** The different words of a query, with each number as one. */
function splitNumbers(phrase: string): readonly Part[] {
  const parts = new Map<string, Part>();
  const add = (part: Part): void => void parts.set(part.word, part);
  const addWords = (text: string): void => withExpressions(wordsOf(text)).forEach((word) => add({ word }));
  // `240l`, `1.1m3`: the unit is a word of its own in texts.
  const spaced = phrase
    .replace(/(?<=\d)(?=(?:l|kg|t|m[23]?)(?![\p{L}\p{N}]))/gu, ' ')
    .replace(litres, (_, number: string) => `${Number(number) / 1000} m3`);
  let from = 0;
  for (const { 0: number, index } of spaced.matchAll(/(?<![\p{L}\p{N}])\d+(?:[ .,/-]+\d+)+(?!\p{L})/gu)) {
    addWords(spaced.slice(from, index));
    from = index + number.length;
    add({ word: withoutCountryCode(digitsOf(number)), groups: wordsOf(number) });
  }
  addWords(spaced.slice(from));
  return [...parts.values()];
}

/** Makes two words that are one expression one word. */
function withExpressions(words: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before !== undefined && isExpression(before, word)) joined.splice(-1, 1, before + word);
    else joined.push(word);
  }
  return joined;
}

/** Texts have telephone numbers with and without the code of the country. */
const withoutCountryCode = (digits: string): string => digits.replace(/^(?:00)?372(?=\d{7,8}$)/u, '');
