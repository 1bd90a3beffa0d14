/** The values that the look is made of, as styles/tokens.css names them. */

/** @param css Text of the file.
 * @returns Names of all colours, in the file's order, without the two dashes. */
export function colourNames(css: string): readonly string[] {
  const light = css.slice(0, css.indexOf('@media'));
  return [...light.matchAll(/--([\w-]+): (?:#|rgb)/gu)].map(([, name = '']) => name);
}

/** @returns Names of the steps of the type scale, smallest first. */
export function textSizes(css: string): readonly string[] {
  return [...css.matchAll(/--(text-\w+): /gu)].map(([, name = '']) => name);
}
