/** State of the results below the header's search field. */
import { unreachable } from '#platform/base/unreachable.ts';
import type { SearchAnswer } from './query/search-index.ts';
import { type Outcome, toOutcome } from './outcome.ts';

export interface PanelState {
  readonly typed: string;
  readonly outcome: Outcome;
  /** Closed: shows nothing, but keeps its results. */
  readonly isOpen: boolean;
}

export type PanelEvent =
  | { readonly type: 'typed'; readonly typed: string }
  | { readonly type: 'answered'; readonly answer: SearchAnswer }
  | { readonly type: 'failed' }
  /** The field is focused again. */
  | { readonly type: 'entered' }
  /** Escape, or interaction with another part of the page. */
  | { readonly type: 'closed' };

export const initialPanel: PanelState = { typed: '', outcome: { type: 'idle' }, isOpen: false };

/** @returns The same object if the event changes nothing. */
export function panelReducer(state: PanelState, event: PanelEvent): PanelState {
  const isIdle = state.outcome.type === 'idle';
  switch (event.type) {
    case 'typed': {
      if (event.typed === state.typed) return state;
      if (event.typed.trim() === '') return { ...initialPanel, typed: event.typed };
      return { typed: event.typed, outcome: { type: 'loading' }, isOpen: true };
    }
    case 'answered':
      return isIdle ? state : { ...state, outcome: toOutcome(event.answer) };
    case 'failed':
      return isIdle ? state : { ...state, outcome: { type: 'failed' } };
    case 'entered':
      return isIdle || state.isOpen ? state : { ...state, isOpen: true };
    case 'closed':
      return state.isOpen ? { ...state, isOpen: false } : state;
    default:
      return unreachable(event);
  }
}
