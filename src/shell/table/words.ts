import { withoutMarks } from '#platform/base/text.ts';

/** Removes diacritics and lower-cases: `tokkepuu` finds `Tõkkepuu`. A decimal comma equals a point. */
function foldText(text: string): string {
  return withoutMarks(text)
    .replace(/(\d),(?=\d)/gu, '$1.')
    .toLowerCase();
}

/** Whether a text contains every word of a query, in any order, also within longer words.
 * @param query An empty query matches every text. */
export function hasWords(text: string, query: string): boolean {
  const folded = foldText(text);
  return foldText(query)
    .split(/\s+/u)
    .every((word) => folded.includes(word.replace(cyrillicEnding, '')));
}

/** Russian words change their ending: `шины` finds `старыми шинами`. At least three letters stay. */
const cyrillicEnding = /(?<=[а-я]{3})[аеиоуыэюяь]{1,2}$/u;
