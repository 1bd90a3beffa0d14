import { type Dispatch, type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Locale } from '#platform/languages/locale.ts';
import type { SourceNames } from '#shell/languages/source-name.ts';
import { showInTitle } from '#shell/form/refused-title.browser.ts';
import type { PlaceAddresses } from './CollectionCard.tsx';
import type { GroupAddresses } from './live-page.ts';
import { LiveResults } from './LiveResults.tsx';
import { OwnResults } from './OwnResults.tsx';
import { initialSearch, type SearchEvent, type SearchState } from './search-state.ts';
import { statusText } from './search-status.ts';
import type { SearchTexts } from './search-texts.ts';
import { SearchFields } from './SearchFields.tsx';
import { TypeFilter } from './TypeFilter.tsx';
import { useLive } from './use-live.browser.ts';
import { useSearch, useTakeOver } from './use-search.browser.ts';

export interface SiteSearchProps {
  readonly locale: Locale;
  /** Address of the search page. */
  readonly action: string;
  /** Targets of live results. */
  readonly addresses: GroupAddresses;
  readonly names: SourceNames;
  readonly places: PlaceAddresses;
  readonly texts: SearchTexts;
  /** What the server found for the query in the address, as its page says it; read from there. */
  readonly found?: string;
}

/** The search page: results while typing, from the site's own index and from live sources. */
export function SiteSearch({
  locale,
  action,
  addresses,
  names,
  places,
  texts,
  found: servedText = '',
}: SiteSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [search, dispatch] = useSearch(locale, field);
  const live = useLive(search, locale, addresses);
  useTakeOver(search, live, dispatch);
  useEffect(() => showInTitle('search', { isSent: false, isRefused: search.isMissing }), [search.isMissing]);
  const { query, types, shown, isEmpty, isServed } = search;
  // What is typed changes none of these, and drawing them anew takes a slow phone a tenth of a second.
  const found = useMemo(() => ({ query, types, shown }), [query, types, shown]);
  const filter = useTypeFilter(types, texts, dispatch);
  const own = useMemo(
    () =>
      shown ? (
        <OwnResults
          shown={shown}
          texts={texts}
          places={places}
          list={list}
          choosePage={(page) => dispatch({ type: 'paged', page })}
          onLeave={() => field.current?.focus()}
        />
      ) : null,
    [shown, texts, places, dispatch],
  );
  const fields = {
    ref: field,
    status: isServed || search === initialSearch ? servedText : statusText(search, texts, locale),
    onTyped: (value: string) => dispatch({ type: 'typed', typed: value }),
    isMissing: search.isMissing,
    onSent: () => {
      dispatch({ type: 'sent' });
      if (search.typed.trim() === '') field.current?.focus();
    },
    onDown: () => list.current?.querySelector('a')?.focus(),
  };
  return (
    <>
      <SearchFields action={action} texts={texts} live={fields} />
      {query === '' || isServed ? null : (
        <>
          {isEmpty && types.length === 0 ? null : filter}
          <div className={isEmpty ? 'search-found without-results' : 'search-found'}>
            {own}
            <LiveResults live={live} search={found} locale={locale} names={names} texts={texts} />
          </div>
        </>
      )}
    </>
  );
}

/** The types to choose from, drawn anew only when another one is chosen. */
function useTypeFilter(
  types: SearchState['types'],
  texts: SearchTexts,
  dispatch: Dispatch<SearchEvent>,
): ReactNode {
  return useMemo(
    () => (
      <TypeFilter
        types={types}
        texts={texts}
        toggle={(resultType) => dispatch({ type: 'toggled', resultType })}
      />
    ),
    [types, texts, dispatch],
  );
}
