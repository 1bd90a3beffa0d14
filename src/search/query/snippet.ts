/** Cuts a snippet of text around the match, as a list of pieces (no HTML). */
import { fold, type PlacedWord, placedWords } from '../format/words.ts';

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
  const placed = placedWords(text);
  const matches = placed.filter(({ word }) => words.has(word));
  const literal = fold(text).indexOf(phrase);
  if (text.length <= maxLength) return highlight(text, placed, words);
  const length = maxLength - 2;
  const center = literal >= 0 ? wordAt(placed, literal) : densest(matches, length);
  const before = Math.min(lead.length, Math.floor(lead.share * length));
  const start = beginAt(placed, Math.min(Math.max(0, center - before), text.length - length));
  const cut = text.slice(start, endAt(placed, text, { start, length }));
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
function wordAt(placed: readonly PlacedWord[], place: number): number {
  return placed.findLast(({ from }) => from <= place)?.from ?? place;
}

/** First start of a word from an offset on. */
function beginAt(placed: readonly PlacedWord[], place: number): number {
  return place === 0 ? 0 : (placed.find(({ from }) => from >= place)?.from ?? place);
}

/** Last end of a word in a window; the end of the window when its first word is longer. */
function endAt(
  placed: readonly PlacedWord[],
  text: string,
  { start, length }: { readonly start: number; readonly length: number },
): number {
  const place = start + length;
  if (place >= text.length) return text.length;
  return placed.findLast(({ from, until }) => from >= start && until <= place)?.until ?? place;
}
