/** State of the field that suggests what to bring: the combobox pattern with a list. */
import { unreachable } from '#platform/base/unreachable.ts';
import type { Brought } from './brought.ts';

export interface LoadFieldState {
  readonly typed: string;
  readonly isOpen: boolean;
  /** The suggestions are those of what was typed before: no key marks or takes one. */
  readonly isStale: boolean;
  readonly suggestions:
    | { readonly type: 'loading' }
    | { readonly type: 'failed' }
    /** Nothing more can be brought. */
    | { readonly type: 'full' }
    | { readonly type: 'found'; readonly list: readonly Brought[] };
  /** Index of the marked suggestion; -1 for none. */
  readonly marked: number;
}

export type LoadFieldEvent =
  | { readonly type: 'typed'; readonly typed: string }
  | { readonly type: 'opened' }
  | { readonly type: 'closed' }
  | { readonly type: 'emptied' }
  | { readonly type: 'moved'; readonly by: 1 | -1 }
  | { readonly type: 'found'; readonly list: readonly Brought[] }
  | { readonly type: 'failed' }
  | { readonly type: 'full' };

export const initialLoadField: LoadFieldState = {
  typed: '',
  isOpen: false,
  isStale: false,
  suggestions: { type: 'loading' },
  marked: -1,
};

export function loadFieldReducer(state: LoadFieldState, event: LoadFieldEvent): LoadFieldState {
  switch (event.type) {
    case 'typed':
      return { ...state, typed: event.typed, isOpen: true, isStale: true, marked: -1 };
    case 'opened':
      return { ...state, isOpen: true };
    case 'closed':
      return { ...state, isOpen: false, marked: -1 };
    case 'emptied':
      return { ...state, typed: '', isOpen: false, marked: -1 };
    case 'moved':
      return { ...state, isOpen: true, marked: move(state, event.by) };
    case 'found':
      // Enter takes the best answer to what is typed; of all kinds of waste none is better than another.
      return {
        ...state,
        isStale: false,
        suggestions: { type: 'found', list: event.list },
        marked: state.typed.trim() === '' || event.list.length === 0 ? -1 : 0,
      };
    case 'failed':
    case 'full':
      return { ...state, isStale: false, suggestions: { type: event.type }, marked: -1 };
    default:
      return unreachable(event);
  }
}

/** From the last to the first and back. */
function move({ suggestions, marked, isStale }: LoadFieldState, by: 1 | -1): number {
  const length = suggestions.type === 'found' && !isStale ? suggestions.list.length : 0;
  if (length === 0) return -1;
  return marked < 0 && by < 0 ? length - 1 : (marked + by + length) % length;
}
