/** Foreign text: without invisible characters or marks, or cut at a word boundary. A name that reverses the direction of its line,
 * or breaks it in two, deceives the reader of a mail, a terminal or the status page. */
import { lookup } from './lookup.ts';

/** Line separators that are not in \p{Cc}, and U+0085. */
const lineSeparators = /[\u0085\u2028\u2029]/gu;

/** Marks, embeddings, overrides and isolates of the writing direction. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** All invisible format characters: direction marks, joiners, soft hyphens, tags. */
const shapeless = /\p{Cf}/gu;

/** Cleans a one-line field. Other control characters stay, so that validation refuses them. */
export function cleanLine(text: string): string {
  return text.replace(lineSeparators, ' ').replace(shapeless, '').trim();
}

/** Cleans a multi-line field. Joiners stay: some characters are composed with them. */
export function cleanLines(text: string): string {
  return text.replace(/\r\n?/gu, '\n').replace(lineSeparators, '\n').replace(directions, '').trim();
}

/** Control characters, which can clear a terminal or move its cursor. */
const controls = /\p{Cc}+/gu;

/** Cleans foreign text for one line of a terminal, a note or the status page.
 * @param maxLength Characters; a longer text is cut and ends with an ellipsis. */
export function cleanNote(text: string, maxLength = 500): string {
  // Limits the work for a text of millions of characters.
  const start = text.slice(0, maxLength * 2);
  const line = cleanLine(start.replace(controls, ' ')).toWellFormed();
  const isCut = line.length > maxLength || start.length < text.length;
  return isCut ? `${line.slice(0, maxLength - 1).toWellFormed()}…` : line;
}

/** The beginning of a text, cut at a word boundary.
 * @param maxLength Characters, including the ellipsis. */
export function beginning(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  const end = cut.lastIndexOf(' ');
  return `${withoutEnd(cut.slice(0, end > 0 ? end : cut.length), ' \u00a0\n\t.,;:–—-')}…`;
}

/** Letters without their marks: `õ` is `o`, `й` is `и`. */
export const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** @param words With a blank between each two. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Removes trailing characters in linear time; a regular expression with `+$` can be quadratic.
 * @param signs Characters to remove. */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Fills the `{name}` placeholders of a text; one without a value stays. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/gu, (whole, name: string) => String(lookup(values, name) ?? whole));
}
