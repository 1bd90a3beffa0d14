/** Removes trailing characters in linear time; a regular expression with `+$` can be quadratic.
 * @param signs Characters to remove. */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
