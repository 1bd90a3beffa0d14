import { withoutMarks } from '#platform/base/text.ts';

/** Removes diacritics and lower-cases: `tokkepuu` finds `Tõkkepuu`. A decimal comma equals a point, and a volume is one word: `240 l`,
 * `240 liitrit`, `0,24 m3`. */
function foldText(text: string): string {
  return withoutMarks(text)
    .replace(/(\d),(?=\d)/gu, '$1.')
    .toLowerCase()
    .replace(litres, '$1l')
    .replace(cubicMetres, '$1m3');
}

const litres = /(\d)\s?(?:l|liit\p{L}{0,6}|lit(?:re|er)s?|л|литр\p{L}{0,2})(?![\p{L}\p{N}])/gu;
const cubicMetres = /(\d)\s?(?:m3|m³|м3|м³|kuupmeet\p{L}{0,4})(?![\p{L}\p{N}])/gu;

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
