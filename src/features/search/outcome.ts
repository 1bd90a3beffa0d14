/** Outcome of a search in the site's own index. */
import type { SearchResult } from './query/result.ts';
import type { SearchAnswer } from './query/search-index.ts';

export type Outcome =
  /** No query: nothing is shown. */
  | { readonly type: 'idle' }
  | { readonly type: 'loading' }
  | { readonly type: 'found'; readonly answer: SearchAnswer }
  /** @property suggestions What may have been meant. */
  | { readonly type: 'none'; readonly suggestions: readonly SearchResult[] }
  | { readonly type: 'failed' };

/** An empty result counts as `none` only if it is complete. */
export function toOutcome(answer: SearchAnswer): Outcome {
  if (answer.total > 0) return { type: 'found', answer };
  return answer.isComplete ? { type: 'none', suggestions: answer.suggestions ?? [] } : { type: 'loading' };
}
