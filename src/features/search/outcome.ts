/** Outcome of a search in the site's own index. */
import type { SearchAnswer } from './query/search-index.ts';

export type Outcome =
  /** No query: nothing is shown. */
  | { readonly type: 'idle' }
  | { readonly type: 'loading' }
  | { readonly type: 'found'; readonly answer: SearchAnswer }
  | { readonly type: 'none' }
  | { readonly type: 'failed' };

/** An empty result counts as `none` only if it is complete. */
export function toOutcome(answer: SearchAnswer): Outcome {
  if (answer.total > 0) return { type: 'found', answer };
  return { type: answer.isComplete ? 'none' : 'loading' };
}
