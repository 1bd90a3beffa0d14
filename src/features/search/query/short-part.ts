/** Short words in other words: a part of a compound, or there by chance. */

/** Max letters of a word that other words contain by chance: `aken` is in `pakend`. */
export const chanceLength = 5;

/** Min letters before the second part of a compound, and max letters of its ending. */
export const aroundPart = { before: 3, after: 3 };

/** Whether a word begins with a short one or is a compound that ends in it, with its ending: of `autoakud` that is `aku`,
 * of `Saku` and `mahakukkunud` it is not. */
export function isPart(word: string, part: string): boolean {
  if (word.startsWith(part)) return true;
  const from = word.lastIndexOf(part);
  return from >= aroundPart.before && word.length - from - part.length <= aroundPart.after;
}
