/** What a search shows. */
import { unreachable } from '#base/unreachable.ts';
import type { SearchAnswer } from '#search/query/library.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** Spec §9: results of a page. */
const pageSize = 10;

export interface SearchState {
  readonly typed: string;
  /** Results wanted. */
  readonly count: number;
  readonly outcome: Outcome;
}

export type SearchEvent =
  | { readonly type: 'typed'; readonly typed: string }
  | { readonly type: 'answered'; readonly answer: SearchAnswer }
  | { readonly type: 'failed' }
  | { readonly type: 'more-wanted' };

export const idle: SearchState = { typed: '', count: pageSize, outcome: { type: 'idle' } };

export function nextState(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'typed': {
      const isEmpty = event.typed.trim() === '';
      return { typed: event.typed, count: pageSize, outcome: { type: isEmpty ? 'idle' : 'loading' } };
    }
    case 'answered':
      return state.outcome.type === 'idle' ? state : { ...state, outcome: outcomeOf(event.answer) };
    case 'failed':
      return state.outcome.type === 'idle' ? state : { ...state, outcome: { type: 'failed' } };
    case 'more-wanted':
      return { ...state, count: state.count + pageSize };
    default:
      return unreachable(event);
  }
}
