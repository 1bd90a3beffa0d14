import { splitPrefix } from '#model/locale.ts';
/** Longest path whose words are looked at. */
const maxPathLength = 200;

/** Questions to the index: each costs a search. */
const maxQueries = 4;

/** What the words of an address may have been about, the likeliest first: all words of its last part, then single words,
 * the longest first.
 * @param pathname Percent-encoded; a broken escape stays as it is. */
export function pathQueries(pathname: string): readonly string[] {
  const parts = splitPrefix(decode(pathname).slice(0, maxPathLength))
    .rest.split('/')
    .map(wordsOf)
    .filter((words) => words.length > 0);
  const last = parts.at(-1) ?? [];
  const single = parts.toReversed().flatMap((words) => words.toSorted((a, b) => b.length - a.length));
  return [...new Set([last.join(' '), ...single])].filter((query) => query !== '').slice(0, maxQueries);
}

/** Letters in runs; an ending of files, numbers and what is too short to mean something are no words. */
function wordsOf(part: string): readonly string[] {
  const words = part.replace(/\.\w{2,5}$/u, '').match(/\p{L}{3,}/gu) ?? [];
  return words.map((word) => word.toLowerCase());
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // A broken escape: the words between are still words.
    return pathname;
  }
}
