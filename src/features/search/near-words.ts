/** Whether a page is near to the words of an unknown address. The search finds more than that: what it finds by
 * sound or in the middle of a text is a result of a search, not what an address was meant to be. */
import { withoutMarks } from '#platform/base/text.ts';
import type { SuggestedPage } from '#platform/publish/visit.ts';
import { isCyrillic, toSound } from './query/script.ts';

/** Longer words are compared up to here; the time grows with the square. */
const maxWordLength = 40;

/** Forms of one word have at least so many letters in common, from the beginning. */
const stemLength = 5;

/** Letters of the shorter form that may differ: `hinnakiri` and `hinnakirjad`. */
const maxEnding = 2;

/** Letters of the longer one then. */
const maxLongEnding = 3;

/** @param query Words of the address.
 * @returns The pages near to it: at least half of the words are in the title or the last part of the address, or forms of
 * a word there. If no page has them, those with a misprint in them. */
export function nearPages(query: string, pages: readonly SuggestedPage[]): readonly SuggestedPage[] {
  const asked = wordsIn(query);
  const near = (areAlike: typeof areForms) =>
    pages.filter((page) => {
      const known = wordsIn(`${page.title} ${ownPart(page.url)}`);
      const found = asked.filter((word) => known.some((other) => areAlike(...inOneScript(word, other))));
      return found.length > 0 && 2 * found.length >= asked.length;
    });
  const same = near(areForms);
  return same.length > 0 ? same : near(areMisprints);
}

/** An address is often written in Latin letters where the title is in Russian, and the other way round: they are compared
 * by their sound. */
function inOneScript(word: string, other: string): readonly [string, string] {
  return isCyrillic(word) === isCyrillic(other) ? [word, other] : [toSound(word), toSound(other)];
}

/** Last part of an address that has words. The parts before it are those of many pages. */
function ownPart(url: string): string {
  const { pathname } = new URL(url, 'https://own.invalid');
  return pathname.split('/').findLast((part) => wordsIn(part).length > 0) ?? '';
}

/** Without diacritics, in lower case. */
function wordsIn(text: string): readonly string[] {
  const words =
    withoutMarks(text)
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [];
  return words.map((word) => word.slice(0, maxWordLength));
}

function areForms(a: string, b: string): boolean {
  const shared = commonStart(a, b);
  const [short = 0, long = 0] = [a.length - shared, b.length - shared].sort((one, other) => one - other);
  if (long === 0) return true;
  // `contact` and `containers` begin alike too.
  return shared >= stemLength && (short === 0 || (short <= maxEnding && long <= maxLongEnding));
}

/** One letter differs, in a long word two. */
function areMisprints(a: string, b: string): boolean {
  if (areForms(a, b)) return true;
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
