import type { KeyboardEvent, Ref } from 'react';
import type { SearchResult } from '#search/query/result.ts';
import { entriesOf, paginate, Pager } from '../pager/Pager.tsx';
import type { PlaceAddresses } from './CollectionCard.tsx';
import { ResultItem } from './ResultItem.tsx';
import { pageSize, type ShownAnswer } from './search-state.ts';
import type { SearchTexts } from './search-texts.ts';

interface Props {
  readonly shown: ShownAnswer;
  readonly texts: Pick<SearchTexts, 'own' | 'pager' | 'kinds' | 'collection'>;
  readonly places: PlaceAddresses;
  readonly list: Ref<HTMLOListElement>;
  readonly choosePage: (page: number) => void;
  readonly onLeave: () => void;
}

const headingId = 'own-results';

/** A page of results from the site's own index. */
export function OwnResults({ shown: { answer, page }, texts, places, list, choosePage, onLeave }: Props) {
  const pagination = paginate(page, { perPage: pageSize, totalPosts: answer.total });
  const choose = (chosen: number) => {
    document.getElementById(headingId)?.scrollIntoView({ block: 'start' });
    choosePage(chosen);
  };
  return (
    <section className="own-results" aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.own}</h2>
      <ResultList
        results={entriesOf(answer.results, pagination)}
        texts={texts}
        places={places}
        ref={list}
        onLeave={onLeave}
      />
      {pagination.totalPages > 1 ? (
        <Pager pagination={pagination} texts={texts.pager} choose={choose} />
      ) : null}
    </section>
  );
}

interface ListProps extends Pick<Props, 'texts' | 'places'> {
  readonly results: readonly SearchResult[];
  readonly ref: Ref<HTMLOListElement>;
  /** Called when arrow-up leaves the first result, and for Escape. */
  readonly onLeave: () => void;
}

/** Results as links; arrow keys move between them. */
function ResultList({ results, texts, places, ref, onLeave }: ListProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key === 'Escape') onLeave();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const links = [
      ...(event.currentTarget.closest('ol')?.querySelectorAll<HTMLElement>(':scope > li > a') ?? []),
    ];
    const place = links.indexOf(event.currentTarget);
    if (event.key === 'ArrowUp' && place === 0) onLeave();
    else links[place + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
  };
  return (
    <ol className="search-results" ref={ref}>
      {results.map((result) => (
        <ResultItem key={result.url} result={result} texts={texts} places={places} onKeyDown={onKeyDown} />
      ))}
    </ol>
  );
}
