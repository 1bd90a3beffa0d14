import {
  type Dispatch,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import type { Locale } from '#platform/languages/locale.ts';
import { isAsked, readSearch, writeSearch } from './search-address.ts';
import { debounceMs, SearchClient } from './search-client.ts';
import {
  initialSearch,
  searchReducer,
  pageSize,
  type SearchEvent,
  type SearchState,
} from './search-state.ts';
import type { Live } from './use-live.browser.ts';

/** The search of a page: searches the query in the address at once, and typed input when the visitor pauses.
 * @param field Contains input typed before the island loaded. */
export function useSearch(
  locale: Locale,
  field: RefObject<HTMLInputElement | null>,
): readonly [SearchState, Dispatch<SearchEvent>] {
  const [search, dispatch] = useReducer(searchReducer, initialSearch);
  const { typed, query, types, page, isServed } = search;
  const client = useRef<SearchClient>(undefined);

  useEffect(() => {
    client.current = new SearchClient(locale);
    client.current.open();
    const addressed = readSearch(new URL(location.href));
    const value = field.current?.value ?? '';
    const other = { typed: value, types: [], page: 1 };
    const isServed = served() !== null && value === addressed.typed;
    // After hydration, not in its task.
    startTransition(() =>
      dispatch({ type: 'opened', search: value === addressed.typed ? addressed : other, isServed }),
    );
    // Another page's form was sent empty.
    if (value === '' && isAsked(location.search)) startTransition(() => dispatch({ type: 'sent' }));
  }, [locale, field]);

  useEffect(() => {
    const timer = setTimeout(() => dispatch({ type: 'settled' }), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);

  useEffect(() => {
    if (query === '') return undefined;
    const wanted = { count: page * pageSize, ...(types.length > 0 && { types }) };
    return client.current?.search(query, wanted, (report) =>
      // In steps, between which the visitor can type on.
      startTransition(() =>
        dispatch(
          report.type === 'answer' ? { type: 'answered', answer: report.answer, page } : { type: 'failed' },
        ),
      ),
    );
  }, [query, types, page]);

  const isUntouched = search === initialSearch;
  // Before the next frame, so that both are never visible together.
  useLayoutEffect(() => {
    if (!isUntouched && !isServed) served()?.remove();
  }, [isUntouched, isServed]);

  useEffect(() => {
    const address = new URL(location.href);
    const written = writeSearch(address, { typed: query, types, page });
    if (!isUntouched && written.href !== address.href) history.replaceState(history.state, '', written);
  }, [isUntouched, query, types, page]);

  return [search, dispatch];
}

/** What the server found stays until every source has answered, so that results of one do not come and go. */
export function useTakeOver(
  { isServed, outcome }: SearchState,
  { groups, articles }: Live,
  dispatch: Dispatch<SearchEvent>,
): void {
  const isWaiting =
    outcome.type === 'loading' || [groups, articles].some(({ list }) => list.type === 'loading');
  useEffect(() => {
    if (!isServed || outcome.type === 'idle') return;
    // Where a source failed for the server, there is nothing of it to keep.
    if (isWaiting && (outcome.type === 'loading' || !hasServedFailure())) return;
    startTransition(() => dispatch({ type: 'taken-over' }));
  }, [isServed, outcome, isWaiting, dispatch]);
}

const hasServedFailure = (): boolean => document.querySelector('.searched .answer-failed') !== null;

/** The server's results for the query in the address. */
function served(): Element | null {
  return document.querySelector('.searched');
}
