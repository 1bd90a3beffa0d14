/** @param signs Each of them may stand at the end, any number of times.
 * @returns The text up to them. A regular expression with `+$` tries the end anew at each of them. */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
