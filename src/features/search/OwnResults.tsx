import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { slicePage, paginate, Pager, PlainPager } from '#shell/table/Pager.tsx';
import type { PlaceAddresses } from './CollectionCard.tsx';
import { type FoundResult, ResultItem } from './ResultItem.tsx';
import { resultLimit } from './result-type.ts';
import { pageSize, type ShownAnswer } from './search-state.ts';
import type { SearchTexts } from './search-texts.ts';

interface Props {
  readonly shown: Pick<ShownAnswer, 'page'> & {
    readonly answer: {
      readonly results: readonly FoundResult[];
      readonly total: number;
      /** What may have been meant. */
      readonly suggestions?: readonly FoundResult[] | undefined;
    };
  };
  readonly texts: Pick<SearchTexts, 'own' | 'limited' | 'meant' | 'pager' | 'kinds' | 'collection'>;
  readonly places: PlaceAddresses;
}

interface LiveProps extends Props {
  readonly list: Ref<HTMLOListElement>;
  readonly choosePage: (page: number) => void;
  readonly onLeave: () => void;
}

const headingId = 'own-results';

/** A page of results from the site's own index. */
export function OwnResults({ list, choosePage, onLeave, ...props }: LiveProps) {
  const { pagination, results } = paginateAnswer(props);
  const choose = (chosen: number) => {
    document.getElementById(headingId)?.scrollIntoView({ block: 'start' });
    choosePage(chosen);
  };
  return (
    <OwnSection
      {...props}
      pager={<Pager pagination={pagination} texts={props.texts.pager} choose={choose} />}
    >
      <ResultList results={results} texts={props.texts} places={props.places} ref={list} onLeave={onLeave} />
    </OwnSection>
  );
}

/** The same without JavaScript. */
export function PlainOwnResults({ linkTo, ...props }: Props & { readonly linkTo: (page: number) => string }) {
  const { pagination, results } = paginateAnswer(props);
  const { texts, places } = props;
  return (
    <OwnSection {...props} pager={<PlainPager pagination={pagination} texts={texts.pager} linkTo={linkTo} />}>
      <ol className="search-results">
        {results.map((result) => (
          <ResultItem key={result.url} result={result} texts={texts} places={places} />
        ))}
      </ol>
    </OwnSection>
  );
}

function paginateAnswer({ shown: { answer, page } }: Props) {
  const pagination = paginate(page, { perPage: pageSize, totalPosts: answer.total });
  return { pagination, results: slicePage(answer.results, pagination) };
}

function OwnSection({
  pager,
  children,
  ...props
}: Props & { readonly pager: ReactNode; readonly children: ReactNode }) {
  const {
    shown: { answer },
    texts,
  } = props;
  return (
    <section className="own-results" aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.own}</h2>
      {answer.total > 0 ? children : null}
      {answer.total > pageSize ? pager : null}
      {answer.total >= resultLimit ? <p>{texts.limited}</p> : null}
      <Suggestions {...props} />
    </section>
  );
}

/** What may have been meant, apart from what was found. */
function Suggestions({ shown: { answer }, texts, places }: Props) {
  const { suggestions = [] } = answer;
  if (suggestions.length === 0) return null;
  return (
    <>
      <p>{texts.meant}</p>
      <ul className="search-results">
        {suggestions.map((result) => (
          <ResultItem key={result.url} result={result} texts={texts} places={places} />
        ))}
      </ul>
    </>
  );
}

interface ListProps extends Pick<Props, 'texts' | 'places'> {
  readonly results: readonly FoundResult[];
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
