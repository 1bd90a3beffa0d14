/** Parses a typed search. */
import { languages, type Locale } from '#platform/languages/locale.ts';
import { isCyrillic } from './script.ts';
import { isExpression, type Related, relatedTo } from './thesaurus.ts';
import { maxTerms, splitNumbers, tellingWords, type TypedWord, typedPhrase } from './typed-words.ts';

export interface Query {
  readonly locale: Locale;
  /** The whole query, folded, for literal matches. */
  readonly phrase: string;
  readonly terms: readonly Term[];
  /** Its words of small talk, which find nothing; they tell phrases apart that have the same terms. */
  readonly small: readonly string[];
}

export interface Term extends TypedWord {
  /** Written in another script than the texts. */
  readonly isForeign: boolean;
  /** Words of the texts for it. */
  readonly related?: readonly Related[];
}

/** @returns undefined when it contains no searchable word: an empty query finds nothing. */
export function parseQuery(typed: string, locale: Locale): Query | undefined {
  const phrase = typedPhrase(typed);
  const words = splitNumbers(phrase, withExpressions);
  if (words.length === 0) return undefined;
  const telling = tellingWords(words);
  const terms = telling.slice(0, maxTerms).map((term) => ({
    ...term,
    related: relatedTo(term.word),
    isForeign:
      isCyrillic(term.word) !== (languages[locale].script === 'cyrillic') && /\p{L}/u.test(term.word),
  }));
  const small = words.filter((word) => !telling.includes(word)).map(({ word }) => word);
  return { locale, phrase, terms, small };
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
