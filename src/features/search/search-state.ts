/** State of the search page for the site's own index. */
import { unreachable } from '#platform/base/unreachable.ts';
import type { ResultType } from './result-type.ts';
import type { SearchAnswer } from './query/search-index.ts';
import { type Outcome, toOutcome } from './outcome.ts';
import type { AddressedSearch } from './search-address.ts';

/** Spec §9: results per page. */
export const pageSize = 10;

export interface SearchState extends AddressedSearch {
  /** The current query: the input once the visitor pauses. */
  readonly query: string;
  readonly outcome: Outcome;
  /** The form was sent without a query. */
  readonly isMissing: boolean;
  /** The last result, which stays visible while the next one loads. */
  readonly shown: ShownAnswer | undefined;
  /** The last search found nothing on this site, or failed: no room is kept for results. */
  readonly isEmpty: boolean;
  /** The server-rendered results for the address are still shown. */
  readonly isServed: boolean;
}

export interface ShownAnswer {
  readonly answer: SearchAnswer;
  /** Page number within the results. */
  readonly page: number;
}

export type SearchEvent =
  /** The address of the page contains a search. */
  | { readonly type: 'opened'; readonly search: AddressedSearch; readonly isServed: boolean }
  | { readonly type: 'typed'; readonly typed: string }
  /** The visitor pauses. */
  | { readonly type: 'settled' }
  /** The visitor sends the form, here or on another page. */
  | { readonly type: 'sent' }
  | { readonly type: 'toggled'; readonly resultType: ResultType }
  | { readonly type: 'paged'; readonly page: number }
  | { readonly type: 'answered'; readonly answer: SearchAnswer; readonly page: number }
  /** All sources have answered: what was found takes the place of what was served. */
  | { readonly type: 'taken-over' }
  | { readonly type: 'failed' };

export const initialSearch: SearchState = {
  typed: '',
  query: '',
  types: [],
  page: 1,
  outcome: { type: 'idle' },
  isMissing: false,
  shown: undefined,
  isEmpty: false,
  isServed: false,
};

/** @returns The same object if the event changes nothing. */
export function searchReducer(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'opened':
      return asked({ ...state, ...event.search, isServed: event.isServed });
    case 'typed':
      return event.typed.trim() === ''
        ? { ...initialSearch, types: state.types, typed: event.typed }
        : { ...state, typed: event.typed, isMissing: false };
    case 'settled':
      return state.typed.trim() === state.query ? state : asked({ ...state, page: 1, isServed: false });
    case 'sent':
      return state.typed.trim() === ''
        ? { ...state, isMissing: true }
        : searchReducer(state, { type: 'settled' });
    case 'toggled':
      return asked({ ...state, types: toggled(state.types, event.resultType), page: 1 });
    case 'paged':
      return asked({ ...state, page: event.page });
    case 'answered':
    case 'failed':
      return state.query === '' ? state : ended(state, event);
    case 'taken-over':
      return state.isServed ? { ...state, isServed: false } : state;
    default:
      return unreachable(event);
  }
}

function asked(state: SearchState): SearchState {
  const query = state.typed.trim();
  return { ...state, query, outcome: { type: query === '' ? 'idle' : 'loading' } };
}

function ended(
  state: SearchState,
  event: Extract<SearchEvent, { readonly type: 'answered' | 'failed' }>,
): SearchState {
  if (event.type === 'failed')
    return { ...state, outcome: { type: 'failed' }, shown: undefined, isEmpty: true, isServed: false };
  const { answer } = event;
  const outcome = toOutcome(answer);
  if (outcome.type === 'loading') return { ...state, outcome };
  // An address may name a page beyond the last one.
  const page = answer.isComplete ? Math.min(event.page, lastPage(answer)) : event.page;
  const isWorthShowing = answer.total > 0 || (answer.suggestions?.length ?? 0) > 0;
  const shown = isWorthShowing ? { answer, page } : undefined;
  const pageAfter = answer.isComplete ? page : state.page;
  return { ...state, page: pageAfter, outcome, shown, isEmpty: !shown };
}

const lastPage = ({ total }: SearchAnswer): number => Math.max(1, Math.ceil(total / pageSize));

/** @returns With the type, or without it. */
export function toggled(types: readonly ResultType[], type: ResultType): readonly ResultType[] {
  return types.includes(type) ? types.filter((other) => other !== type) : [...types, type];
}

/** Whether results of a type are visible. */
export function isShown({ types }: Pick<SearchState, 'types'>, type: ResultType): boolean {
  return types.length === 0 || types.includes(type);
}
