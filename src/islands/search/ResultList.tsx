import type { KeyboardEvent, Ref } from 'react';
import type { SearchResult } from '#search/query/result.ts';
import { Pieces } from './Pieces.tsx';

interface Props {
  readonly results: readonly SearchResult[];
  readonly ref: Ref<HTMLOListElement>;
  /** Called when the arrow leads above the first result, and for Escape. */
  readonly onLeave: () => void;
}

/** Results as links; arrows lead from one to the next. */
export function ResultList({ results, ref, onLeave }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key === 'Escape') onLeave();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const links = [...(event.currentTarget.closest('ol')?.querySelectorAll('a') ?? [])];
    const place = links.indexOf(event.currentTarget);
    if (event.key === 'ArrowUp' && place === 0) onLeave();
    else links[place + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
  };
  return (
    <ol className="search-results" ref={ref}>
      {results.map(({ url, title, snippet }) => (
        <li key={url}>
          <a href={url} onKeyDown={onKeyDown}>
            <Pieces pieces={title} />
          </a>
          <p>
            <Pieces pieces={snippet} />
          </p>
        </li>
      ))}
    </ol>
  );
}
