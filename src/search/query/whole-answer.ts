import type { Library, SearchAnswer, Wanted } from './library.ts';

/** The complete answer to one query, for who has the published parts at hand, as a server that renders results has. */
export async function wholeAnswer(library: Library, typed: string, wanted: Wanted): Promise<SearchAnswer> {
  let whole: SearchAnswer = { results: [], total: 0, isComplete: false };
  for await (const answer of library.search(typed, wanted)) whole = answer;
  return whole;
}
