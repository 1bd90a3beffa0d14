/** Parses a typed search. */
import { languages, type Locale } from '#model/locale.ts';
import { fold, wordsOf } from '../format/words.ts';
import { isCyrillic } from './script.ts';

export interface Query {
  readonly locale: Locale;
  /** The whole query, folded, for literal matches. */
  readonly phrase: string;
  readonly terms: readonly Term[];
}

export interface Term {
  /** Folded. */
  readonly word: string;
  /** Written in another script than the texts. */
  readonly isForeign: boolean;
}

/** Max length in characters; the rest is ignored. The longest title has some 120 characters. */
const maxQueryLength = 200;

const maxTerms = 16;

/** @returns undefined when it contains no searchable word: an empty query finds nothing. */
export function parseQuery(typed: string, locale: Locale): Query | undefined {
  const phrase = fold(typed.slice(0, maxQueryLength).normalize('NFC')).replace(/\s+/gu, ' ').trim();
  const words = [...new Set(wordsOf(phrase))];
  if (words.length === 0) return undefined;
  const notifying = words.filter((word) => !smallWords.has(word));
  const terms = (notifying.length > 0 ? notifying : words).slice(0, maxTerms).map((word) => ({
    word,
    isForeign: isCyrillic(word) !== (languages[locale].script === 'cyrillic') && /\p{L}/u.test(word),
  }));
  return { locale, phrase, terms };
}

/** Stop words of questions; they count only when the query has no other words. */
const smallWords = new Set(
  wordsOf(`ja ning voi et kui kas kus kust kuhu kuidas mis mida mille milline miks millal on ei see seda minu mu
    mul ma meie teie te teha saan saab saada pean peab tuleb selle ka oma uks
    и а но или что как где куда когда почему зачем на в во с со из за от до по к у о об не ли мне мой моя моё мои
    мою моего я мы вы это этот для при можно нужно надо если
    a an the and or of to in on at for from with by is are was be do does did i my me we our you your it its what
    where when how why which who can may must should have has if not there this that`),
);
