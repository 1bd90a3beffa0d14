import type { Locale } from '#platform/languages/locale.ts';
import { placedWords } from '../format/words.ts';
import { highlight, type Piece } from './snippet.ts';
import { stem } from './stem.ts';
import { chanceLength, isPart } from './short-part.ts';
import { maxTerms, splitNumbers, tellingWords, typedPhrase } from './typed-words.ts';

/** Marks the words of the query in a text found by other means: whole words, their forms and parts of words; of a short
 * word the parts that a compound is made of.
 * @param typed As the visitor typed it. */
export function highlightTerms(text: string, typed: string, locale: Locale): readonly Piece[] {
  // Not by the parsed query: its thesaurus is large, and pages load this.
  const terms = tellingWords(splitNumbers(typedPhrase(typed)))
    .slice(0, maxTerms)
    .map(({ word }) => ({ word, stem: stem(word, locale) }));
  const placed = placedWords(text);
  // Words repeat in a text.
  const words = [...new Set(placed.map(({ word }) => word))];
  const matches = words.filter((word) => {
    const own = stem(word, locale);
    return terms.some((term) => has(word, term.word) || own === term.stem);
  });
  return highlight(text, placed, new Set(matches));
}

const has = (word: string, part: string): boolean =>
  part.length > chanceLength ? word.includes(part) : isPart(word, part);
