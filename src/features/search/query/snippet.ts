/** Cuts a snippet of text around the match, as a list of pieces (no HTML). */
import { fold, isOfWord, type PlacedWord, placedWords } from '../format/words.ts';

/** The text that pieces are of. */
export const joinPieces = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

/** Default length of a snippet in characters. */
const snippetLength = 160;

export interface Piece {
  readonly text: string;
  /** The piece is highlighted. */
  readonly isMatch: boolean;
}

/** Characters before the match, when the snippet has room for them. */
const lead = { length: 30, share: 0.2 };

/** @param phrase Folded; a literal occurrence is preferred.
 * @param words Folded words that matched the query.
 * @param maxLength Characters, including ellipses. */
export function cutSnippet(
  text: string,
  { phrase, words }: { readonly phrase: string; readonly words: ReadonlySet<string> },
  maxLength = snippetLength,
): readonly Piece[] {
  if (text.length <= maxLength) return highlight(text, placedWords(text), words);
  const length = maxLength - 2;
  const folded = fold(text);
  const literal = folded.indexOf(phrase);
  const center =
    literal >= 0
      ? wordAt(folded, literal)
      : densest(
          placedWords(text, (word) => words.has(word)),
          length,
        );
  const before = Math.min(lead.length, Math.floor(lead.share * length));
  const start = beginAt(folded, Math.min(Math.max(0, center - before), text.length - length));
  const cut = text.slice(start, endAt(folded, start, length));
  const pieces = highlight(cut.trimEnd(), placedWords(cut), words);
  const opening = start > 0 ? [{ text: '…', isMatch: false }] : [];
  const closing = start + cut.length < text.length ? [{ text: '…', isMatch: false }] : [];
  return [...opening, ...pieces, ...closing];
}

/** A whole text with its matches marked. */
export function highlight(
  text: string,
  placed: readonly PlacedWord[],
  words: ReadonlySet<string>,
): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of placed) {
    // The groups of a number that is marked as a whole are marked with it.
    if (match.from < from || !words.has(match.word)) continue;
    if (match.from > from) pieces.push({ text: text.slice(from, match.from), isMatch: false });
    pieces.push({ text: text.slice(match.from, match.until), isMatch: true });
    from = match.until;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isMatch: false });
  return pieces;
}

/** Offset of the window with the most different matches. */
function densest(matches: readonly PlacedWord[], length: number): number {
  let best = { from: matches[0]?.from ?? 0, count: 0 };
  for (const [index, { from }] of matches.entries()) {
    const near = new Set<string>();
    for (let next = index; (matches[next]?.until ?? Infinity) <= from + length; next += 1) {
      near.add(matches[next]?.word ?? '');
    }
    if (near.size > best.count) best = { from, count: near.size };
  }
  return best.from;
}

/** Start of the word at an offset. */
function wordAt(text: string, place: number): number {
  let start = place;
  while (start >= 0 && !beginsWord(text, start)) start -= 1;
  return start < 0 ? place : start;
}

/** First start of a word from an offset on. */
function beginAt(text: string, place: number): number {
  if (place === 0) return 0;
  let start = place;
  while (start < text.length && !beginsWord(text, start)) start += 1;
  return start < text.length ? start : place;
}

/** Last end of a word in a window; the end of the window when its first word is longer. */
function endAt(text: string, start: number, length: number): number {
  const place = start + length;
  if (place >= text.length) return text.length;
  let end = place;
  while (end > start && !endsWord(text, end)) end -= 1;
  return end > start && wordAt(text, end - 1) >= start ? end : place;
}

const isLetterAt = (text: string, place: number): boolean => isOfWord(text.charCodeAt(place));

const beginsWord = (text: string, place: number): boolean =>
  isLetterAt(text, place) && (place === 0 || !isLetterAt(text, place - 1));

const endsWord = (text: string, place: number): boolean =>
  isLetterAt(text, place - 1) && (place === text.length || !isLetterAt(text, place));
