/** The values that the look is made of, as styles/tokens.css names them. */

/** @param css Text of the file.
 * @returns Names of all colours, in the file's order, without the two dashes. */
export function colourNames(css: string): readonly string[] {
  const light = css.slice(0, css.indexOf('@media'));
  return light.split('\n').flatMap((line) => /^--([\w-]+): (?:#|rgb)/u.exec(line.trim())?.[1] ?? []);
}
