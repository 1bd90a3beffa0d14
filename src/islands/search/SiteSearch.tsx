import { useEffect, useReducer, useRef } from 'react';
import type { Locale } from '#model/locale.ts';
import { type CountForms, formatCount } from '#site/plural.ts';
import { ResultList } from './ResultList.tsx';
import { SearchClient } from './search-client.ts';
import type { Outcome } from './outcome.ts';
import { idle, nextState } from './search-state.ts';
import { debounceMs } from './search-times.ts';
import './search.css';
import { type FieldTexts, SearchFields } from './SearchFields.tsx';

export interface SearchTexts extends FieldTexts {
  readonly loading: string;
  readonly none: string;
  readonly failed: string;
  readonly more: string;
  readonly found: CountForms;
}

export interface SiteSearchProps {
  readonly locale: Locale;
  /** Address of the search page. */
  readonly action: string;
  readonly texts: SearchTexts;
}

/** The search page: results while one types. The query stands in the address, so that going back shows the same. */
export function SiteSearch({ locale, action, texts }: SiteSearchProps) {
  const [{ typed, count, outcome }, tell] = useReducer(nextState, idle);
  const client = useRef<SearchClient>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    client.current = new SearchClient(locale);
    client.current.open();
    tell({ type: 'typed', typed: field.current?.value ?? '' });
  }, [locale]);

  useEffect(() => {
    if (typed.trim() === '') return undefined;
    let end: (() => void) | undefined;
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', `${action}?${new URLSearchParams({ searchQuery: typed })}`);
      end = client.current?.search(typed, { count }, (report) =>
        tell(report.type === 'answer' ? { type: 'answered', answer: report.answer } : { type: 'failed' }),
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      end?.();
    };
  }, [typed, count, action]);

  const live = {
    ref: field,
    status: statusOf(outcome, texts, locale),
    onTyped: (value: string) => tell({ type: 'typed', typed: value }),
    onFocus: () => client.current?.open(),
    onDown: () => list.current?.querySelector('a')?.focus(),
  };
  return (
    <>
      <SearchFields action={action} texts={texts} live={live} />
      {outcome.type === 'found' ? (
        <ResultList results={outcome.answer.results} ref={list} onLeave={() => field.current?.focus()} />
      ) : null}
      {outcome.type === 'found' && outcome.answer.total > count ? (
        <button className="button" type="button" onClick={() => tell({ type: 'more-wanted' })}>
          {texts.more}
        </button>
      ) : null}
    </>
  );
}

function statusOf(outcome: Outcome, texts: SearchTexts, locale: Locale): string {
  if (outcome.type === 'found') return formatCount(outcome.answer.total, texts.found, locale);
  return outcome.type === 'idle' ? '' : texts[outcome.type];
}
