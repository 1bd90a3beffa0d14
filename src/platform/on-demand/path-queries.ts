import { decodePercent } from '#platform/base/percent.ts';
import { splitPrefix } from '#platform/languages/locale.ts';

/** Maximum path length that is searched. */
const maxPathLength = 200;

/** Maximum queries to the index: each costs a search. */
const maxQueries = 4;

/** Returns search queries for an unknown address, most likely first: all words of its last segment, then
 * single words, longest first.
 * @param pathname Percent-encoded; a malformed escape stays as it is. */
export function pathQueries(pathname: string): readonly string[] {
  const parts = splitPrefix(decodePercent(pathname).slice(0, maxPathLength))
    .rest.split('/')
    .map(splitWords)
    .filter((words) => words.length > 0);
  const last = parts.at(-1) ?? [];
  const single = parts.toReversed().flatMap((words) => words.toSorted((a, b) => b.length - a.length));
  return [...new Set([last.join(' '), ...single])].filter((query) => query !== '').slice(0, maxQueries);
}

/** Splits into words; file extensions, numbers and very short words are dropped. */
function splitWords(part: string): readonly string[] {
  const words = part.replace(/\.\w{2,5}$/u, '').match(/\p{L}{3,}/gu) ?? [];
  return words.map((word) => word.toLowerCase());
}
