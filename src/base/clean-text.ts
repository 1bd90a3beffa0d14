/** Removes invisible characters from foreign text. A name that reverses the direction of its line, or splits it in two,
 * deceives the reader of a mail, a terminal or the status page. */

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

/** Control characters, by which a terminal is told to clear itself or to write elsewhere. */
const controls = /\p{Cc}+/gu;

/** What others said, for a line of a terminal, a note or the status page.
 * @param maxLength Characters; what is cut ends with an ellipsis. */
export function cleanNote(text: string, maxLength = 500): string {
  // Of a text of millions of characters only twice the result is looked at.
  const start = text.slice(0, maxLength * 2);
  const line = cleanLine(start.replace(controls, ' ')).toWellFormed();
  const isCut = line.length > maxLength || start.length < text.length;
  return isCut ? `${line.slice(0, maxLength - 1).toWellFormed()}…` : line;
}
