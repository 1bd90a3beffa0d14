/** A stretch of an entry's text around what was found, as pieces: no HTML is put together from texts. */
import { fold, type PlacedWord, placedWords } from '../format/words.ts';

/** Characters of a snippet where nothing else is asked for. */
const snippetLength = 160;

export interface Piece {
  readonly text: string;
  /** It is to be highlighted. */
  readonly isMatch: boolean;
}

/** @param phrase Folded; a place that has it literally comes first.
 * @param words Folded words that answered the query.
 * @param maxLength Characters, ellipses aside. */
export function cutSnippet(
  text: string,
  { phrase, words }: { readonly phrase: string; readonly words: ReadonlySet<string> },
  maxLength = snippetLength,
): readonly Piece[] {
  const placed = placedWords(text);
  const matches = placed.filter(({ word }) => words.has(word));
  const literal = fold(text).indexOf(phrase);
  const center = literal >= 0 ? literal : densest(matches, maxLength);
  if (text.length <= maxLength) return highlight(text, placed, words);
  const start = beginAt(placed, Math.min(Math.max(0, center - 30), text.length - maxLength));
  const cut = text.slice(start, endAt(placed, text, start + maxLength));
  const pieces = highlight(cut.trimEnd(), placedWords(cut), words);
  const before = start > 0 ? [{ text: '…', isMatch: false }] : [];
  const after = start + cut.length < text.length ? [{ text: '…', isMatch: false }] : [];
  return [...before, ...pieces, ...after];
}

/** A whole text with its matches. */
export function highlight(
  text: string,
  placed: readonly PlacedWord[],
  words: ReadonlySet<string>,
): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of placed) {
    if (!words.has(match.word)) continue;
    if (match.from > from) pieces.push({ text: text.slice(from, match.from), isMatch: false });
    pieces.push({ text: text.slice(match.from, match.until), isMatch: true });
    from = match.until;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isMatch: false });
  return pieces;
}

/** Where the stretch with the most different matches begins. */
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

/** The first beginning of a word from a place on. */
function beginAt(placed: readonly PlacedWord[], place: number): number {
  return place === 0 ? 0 : (placed.find(({ from }) => from >= place)?.from ?? place);
}

/** The last end of a word up to a place, with the mark behind it. */
function endAt(placed: readonly PlacedWord[], text: string, place: number): number {
  if (place >= text.length) return text.length;
  return placed.findLast(({ until }) => until <= place)?.until ?? place;
}
