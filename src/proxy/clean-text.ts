/** Texts of visitors without the signs that nobody sees and programs obey: a name that turns around the line it stands in,
 * or makes two lines of one, deceives whoever reads the mail. */

/** Ends of lines that are no control characters, and one that is (U+0085). */
const lineSeparators = /[\u0085\u2028\u2029]/gu;

/** Marks, embeddings, overrides and isolates of the direction of writing. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Everything without a shape: those of the direction, joiners, soft hyphens, tags. */
const shapeless = /\p{Cf}/gu;

/** For a field of one line. Other control characters stay, for the field to refuse. */
export function cleanLine(text: string): string {
  return text.replace(lineSeparators, ' ').replace(shapeless, '').trim();
}

/** For a field of several lines, in which joiners make signs of their own. */
export function cleanLines(text: string): string {
  return text.replace(/\r\n?/gu, '\n').replace(lineSeparators, '\n').replace(directions, '').trim();
}
