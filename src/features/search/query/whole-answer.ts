import type { SearchIndex, SearchAnswer, Wanted } from './search-index.ts';

/** The complete answer to one query. Used by server-side rendering, which has all parts on disk. */
export async function wholeAnswer(
  searchIndex: SearchIndex,
  typed: string,
  wanted: Wanted,
): Promise<SearchAnswer> {
  let whole: SearchAnswer = { results: [], total: 0, keys: [], isComplete: false };
  for await (const answer of searchIndex.search(typed, wanted)) whole = answer;
  return whole;
}
