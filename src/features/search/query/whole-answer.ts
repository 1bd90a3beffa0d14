import { nothing, type SearchIndex, type SearchAnswer, type Wanted } from './search-index.ts';

/** The complete answer to one query. Used by server-side rendering, which has all parts on disk. */
export async function wholeAnswer(
  searchIndex: Pick<SearchIndex, 'search'>,
  typed: string,
  wanted: Wanted,
): Promise<SearchAnswer> {
  let whole: SearchAnswer = { ...nothing, isComplete: false };
  for await (const answer of searchIndex.search(typed, wanted)) whole = answer;
  return whole;
}
