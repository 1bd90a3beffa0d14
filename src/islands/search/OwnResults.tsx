import type { Ref } from 'react';
import { entriesOf, paginate } from '../pager/pager-state.ts';
import { Pager } from '../pager/Pager.tsx';
import { ResultList } from './ResultList.tsx';
import { pageSize, type ShownAnswer } from './search-state.ts';
import type { SearchTexts } from './search-texts.ts';

interface Props {
  readonly shown: ShownAnswer;
  readonly texts: Pick<SearchTexts, 'own' | 'pager'>;
  readonly list: Ref<HTMLOListElement>;
  readonly choosePage: (page: number) => void;
  readonly onLeave: () => void;
}

const headingId = 'own-results';

/** A page of what the site's own index has found. */
export function OwnResults({ shown: { answer, page }, texts, list, choosePage, onLeave }: Props) {
  const pagination = paginate(page, { perPage: pageSize, totalPosts: answer.total });
  const choose = (chosen: number) => {
    document.getElementById(headingId)?.scrollIntoView({ block: 'start' });
    choosePage(chosen);
  };
  return (
    <section className="own-results" aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.own}</h2>
      <ResultList results={entriesOf(answer.results, pagination)} ref={list} onLeave={onLeave} />
      {pagination.totalPages > 1 ? (
        <Pager pagination={pagination} texts={texts.pager} choose={choose} />
      ) : null}
    </section>
  );
}
