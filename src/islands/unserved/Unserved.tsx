import { useState } from 'react';
import { type UnservedAddress, unservedAnswerSchema } from '#model/live-answer.ts';
import type { Locale } from '#model/locale.ts';
import { formatCount } from '#site/plural.ts';
import { Failed } from '../fetcher/Fetcher.tsx';
import { Provenance } from '../fetcher/Provenance.tsx';
import { type Checked, useChecked } from '../fetcher/use-checked.ts';
import { LoadingScreen } from '../loading-screen/LoadingScreen.tsx';
import { useIsLive } from '../mount/use-is-live.ts';
import { entriesOf, paginate } from '../pager/pager-state.ts';
import { Pager } from '../pager/Pager.tsx';
import {
  afterEvent,
  areasOf,
  citiesOf,
  matching,
  type UnservedEvent,
  type UnservedView,
  wholeList,
  writeUnservedView,
} from './unserved-view.ts';
import type { UnservedTexts } from './unserved-texts.ts';
import { UnservedFilters } from './UnservedFilters.tsx';
import { UnservedList } from './UnservedList.tsx';

export interface UnservedProps {
  readonly locale: Locale;
  readonly texts: UnservedTexts;
}

interface Props extends UnservedProps {
  /** How the list is looked at first. */
  readonly view?: UnservedView;
}

const request = { url: '/api/unserved' };
const perPage = 10;
const noAddresses: readonly UnservedAddress[] = [];

/** Addresses that the trucks could not serve in the last three days. */
export function Unserved({ locale, texts, view: first = wholeList }: Props) {
  const [view, setView] = useState(first);
  const checked = useChecked(unservedAnswerSchema, request);
  const isLive = useIsLive();
  const dispatch = (event: UnservedEvent) => {
    const next = afterEvent(view, event);
    setView(next);
    history.replaceState(history.state, '', writeUnservedView(new URL(location.href), next));
  };
  const all = checked.answer?.addresses ?? noAddresses;
  const live = { view, dispatch, areas: areasOf(all), cities: citiesOf(all, view.area) };
  return (
    <>
      <UnservedFilters texts={texts} live={isLive ? live : undefined} />
      <div className="unserved-answer">
        {isLive ? (
          <Outcome checked={checked} view={view} dispatch={dispatch} locale={locale} texts={texts} />
        ) : null}
      </div>
    </>
  );
}

interface OutcomeProps extends UnservedProps {
  readonly checked: Checked<ReturnType<typeof unservedAnswerSchema.parse>>;
  readonly view: UnservedView;
  readonly dispatch: (event: UnservedEvent) => void;
}

function Outcome({ checked: { loading, answer, failure }, view, dispatch, locale, texts }: OutcomeProps) {
  if (!answer) {
    if (loading || failure === undefined) return <LoadingScreen texts={texts.loading} />;
    return <Failed failure={failure} request={request} texts={texts.fetcher} />;
  }
  const found = matching(answer.addresses, view);
  const pagination = paginate(view.page, { perPage, totalPosts: found.length });
  return (
    <>
      <Provenance
        answer={{ ...answer, isStale: answer.isStale || failure !== undefined }}
        locale={locale}
        texts={texts.provenance}
      />
      <p className={found.length === 0 ? 'answer-none' : 'unserved-count'} role="status">
        {found.length > 0
          ? formatCount(found.length, texts.found, locale)
          : answer.addresses.length === 0
            ? texts.noData
            : texts.noResults}
      </p>
      <UnservedList addresses={entriesOf(found, pagination)} locale={locale} texts={texts} />
      {pagination.totalPages > 1 ? (
        <Pager
          pagination={pagination}
          texts={texts.pager}
          choose={(page) => dispatch({ type: 'paged', page })}
        />
      ) : null}
    </>
  );
}
