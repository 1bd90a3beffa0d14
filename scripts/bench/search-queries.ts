/** The queries of search-queries-tuning.txt, to tune the search with (tests use them too), and of
 * search-queries-held-out.txt, which nobody reads. The halves were drawn by the SHA-256 of language and words, within each
 * language and kind. */
import { readFileSync } from 'node:fs';
import { parseQueries, type QuerySet } from './search-query.ts';

const load = (name: string): QuerySet =>
  parseQueries(readFileSync(new URL(`./search-queries-${name}.txt`, import.meta.url), 'utf8'));

export const tuning = load('tuning');
export const heldOut = load('held-out');
