/** Letters without their marks, in lower case: `Tõkkepuu` is found by `tokkepuu`. */
function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether a text has every word of a query, in any order and inside longer words too.
 * @param query An empty one is in every text. */
export function hasWords(text: string, query: string): boolean {
  const folded = foldText(text);
  return foldText(query)
    .split(/\s+/u)
    .every((word) => folded.includes(word));
}
