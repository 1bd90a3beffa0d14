import type { Locale } from '#model/locale.ts';
import { placedWords } from '../format/words.ts';
import { highlight, type Piece } from './snippet.ts';
import { stem } from './stem.ts';
import { parseQuery } from './term.ts';

/** A text that something else has found, with the words of the query in it marked: whole, as a form, or as a part.
 * @param typed As the visitor typed it. */
export function highlightTerms(text: string, typed: string, locale: Locale): readonly Piece[] {
  const terms = parseQuery(typed, locale)?.terms ?? [];
  const placed = placedWords(text);
  const matches = placed.filter(({ word }) =>
    terms.some((term) => word.includes(term.word) || stem(word, locale) === stem(term.word, locale)),
  );
  return highlight(text, placed, new Set(matches.map(({ word }) => word)));
}
