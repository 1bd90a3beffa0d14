import { useMemo, useRef } from 'react';
import type { Locale } from '#model/locale.ts';
import { formatCount } from '#site/format.ts';
import type { SourceNames } from '#site/source-name.ts';
import type { PlaceAddresses } from './CollectionCard.tsx';
import type { GroupAddresses } from './live-page.ts';
import { LiveResults } from './LiveResults.tsx';
import { OwnResults } from './OwnResults.tsx';
import { pageSize, type SearchState } from './search-state.ts';
import type { SearchTexts } from './search-texts.ts';
import { SearchFields } from './SearchFields.tsx';
import { TypeFilter } from './TypeFilter.tsx';
import { useLive } from './use-live.ts';
import { useSearch } from './use-search.ts';

export interface SiteSearchProps {
  readonly locale: Locale;
  /** Address of the search page. */
  readonly action: string;
  /** Targets of live results. */
  readonly addresses: GroupAddresses;
  readonly names: SourceNames;
  readonly places: PlaceAddresses;
  readonly texts: SearchTexts;
}

/** The search page: results while typing, from the site's own index and from live sources. */
export function SiteSearch({ locale, action, addresses, names, places, texts }: SiteSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [search, dispatch] = useSearch(locale, field);
  const live = useLive(search, locale, addresses);
  const { query, types, shown, isEmpty, isServed } = search;
  // What is typed changes none of these, and drawing them anew takes a slow phone a tenth of a second.
  const found = useMemo(() => ({ query, types, shown }), [query, types, shown]);
  const filter = useMemo(
    () => (
      <TypeFilter
        types={types}
        texts={texts}
        toggle={(resultType) => dispatch({ type: 'toggled', resultType })}
      />
    ),
    [types, texts, dispatch],
  );
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
    status: statusText(search, texts, locale),
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
          {filter}
          <div className={isEmpty ? 'search-found without-results' : 'search-found'}>
            {own}
            <LiveResults live={live} search={found} locale={locale} names={names} texts={texts} />
          </div>
        </>
      )}
    </>
  );
}

/** The total and the current page; changes are announced to screen readers. */
function statusText({ outcome, page, isMissing }: SearchState, texts: SearchTexts, locale: Locale): string {
  if (outcome.type === 'idle') return isMissing ? texts.missing : '';
  if (outcome.type !== 'found') return texts[outcome.type];
  const { total } = outcome.answer;
  const found = formatCount(total, texts.found, locale);
  const last = Math.ceil(total / pageSize);
  const pages = `${Math.min(page, last)}/${last}`;
  return total > pageSize ? `${found}, ${texts.pager.page.replace('{page}', pages)}` : found;
}
