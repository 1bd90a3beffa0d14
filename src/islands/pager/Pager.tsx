import { useState } from 'react';
import { type Pagination, parsePage } from './pager-state.ts';
import type { PagerTexts } from './pager-texts.ts';

interface Props {
  readonly pagination: Pagination;
  readonly texts: PagerTexts;
  readonly choose: (page: number) => void;
}

/** A pager: previous, next, single pages, and a field for any page. */
export function Pager({ pagination, texts, choose }: Props) {
  const { page, totalPages, visiblePages } = pagination;
  const step = (to: number) => ({
    // Not `disabled`: focus would be lost on the first and last page.
    'aria-disabled': to < 1 || to > totalPages,
    onClick: () => {
      if (to >= 1 && to <= totalPages) choose(to);
    },
  });
  return (
    <nav className="page-list" aria-label={texts.pages}>
      <ul>
        <li>
          <button type="button" aria-label={texts.previous} suppressHydrationWarning {...step(page - 1)}>
            ‹
          </button>
        </li>
        {visiblePages.map((number, index) => (
          <li
            key={number}
            className={number - (visiblePages[index - 1] ?? number - 1) > 1 ? 'gap' : undefined}
          >
            <button
              type="button"
              aria-label={texts.page.replace('{page}', String(number))}
              aria-current={number === page ? 'page' : undefined}
              suppressHydrationWarning
              onClick={() => choose(number)}
            >
              {String(number)}
            </button>
          </li>
        ))}
        <li>
          <button type="button" aria-label={texts.next} suppressHydrationWarning {...step(page + 1)}>
            ›
          </button>
        </li>
      </ul>
      <PageJump totalPages={totalPages} texts={texts} choose={choose} />
    </nav>
  );
}

function PageJump({
  totalPages,
  texts,
  choose,
}: Pick<Props, 'texts' | 'choose'> & { readonly totalPages: number }) {
  const [typed, setTyped] = useState('');
  const page = parsePage(typed, totalPages);
  return (
    <form
      className="page-jump"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (page === undefined) return;
        choose(page);
        setTyped('');
      }}
    >
      <label>
        <span suppressHydrationWarning>{texts.jump}</span>
        <input
          type="number"
          inputMode="numeric"
          min={1}
          max={totalPages}
          step={1}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <button className="button quiet" type="submit" disabled={page === undefined} suppressHydrationWarning>
        {texts.go}
      </button>
    </form>
  );
}
