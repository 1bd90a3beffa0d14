/** Whether a page is near to the words of an unknown address. The search finds more than that: what it finds by
 * sound or in the middle of a text is a result of a search, not what an address was meant to be. */
import type { SuggestedPage } from '#model/visit.ts';

/** Longer words are compared up to here; the time grows with the square. */
const maxWordLength = 40;

/** Forms of one word have at least so many letters in common, from the beginning. */
const stemLength = 5;

/** Letters of the shorter form that may differ: `hinnakiri` and `hinnakirjad`. */
const maxEnding = 2;

/** @param query Words of the address; at least half of them are like a word of the page's title or address. */
export function isNear(query: string, { title, url }: SuggestedPage): boolean {
  const asked = wordsIn(query);
  const known = wordsIn(`${title} ${url}`);
  const near = asked.filter((word) => known.some((other) => areAlike(word, other)));
  return near.length > 0 && 2 * near.length >= asked.length;
}

/** Without diacritics, in lower case. */
function wordsIn(text: string): readonly string[] {
  const words =
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [];
  return words.map((word) => word.slice(0, maxWordLength));
}

/** A form of the same word, or a misprint in it: one letter, in a long word two. */
function areAlike(a: string, b: string): boolean {
  const shared = commonStart(a, b);
  if (shared >= stemLength && Math.min(a.length, b.length) - shared <= maxEnding) return true;
  const allowed = a.length < stemLength ? 0 : a.length < 8 ? 1 : 2;
  return Math.abs(a.length - b.length) <= allowed && editDistance(a, b) <= allowed;
}

function commonStart(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a.charAt(count) === b.charAt(count)) count += 1;
  return count;
}

/** Letters to insert, remove or replace (Levenshtein). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let line = 0; line < a.length; line += 1) {
    const next = [line + 1];
    for (let place = 0; place < b.length; place += 1) {
      const replaced = (row[place] ?? 0) + (a.charAt(line) === b.charAt(place) ? 0 : 1);
      next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
