import { useState } from 'react';
import type { PagerTexts } from './pager-texts.ts';

/** Spec §3. */
export interface Pagination {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  /** Entries on all pages. */
  readonly totalPosts: number;
  /** At least 1: an empty list is one empty page. */
  readonly totalPages: number;
  /** Pages with a button, in order: the first, the last, and those around the current one. */
  readonly visiblePages: readonly number[];
}

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

/** Pages with a button on each side of the current one. */
const reach = 1;

/** @param asked Clamped to the last page. */
export function paginate(
  asked: number,
  { perPage, totalPosts }: Pick<Pagination, 'perPage' | 'totalPosts'>,
): Pagination {
  const totalPages = Math.max(1, Math.ceil(totalPosts / perPage));
  const page = Math.min(Math.max(1, asked), totalPages);
  const visiblePages = Array.from({ length: totalPages }, (_, index) => index + 1).filter((number) =>
    isVisible(number, page, totalPages),
  );
  return { page, perPage, totalPosts, totalPages, visiblePages };
}

/** The first page, the last, and the neighbours; and a page alone between them, because a sign for what is left
 * out would take its place. */
function isVisible(number: number, page: number, totalPages: number): boolean {
  if (number === 1 || number === totalPages || Math.abs(number - page) <= reach) return true;
  return (
    (number === 2 && page - reach === 3) || (number === totalPages - 1 && page + reach === totalPages - 2)
  );
}

/** The entries of the current page. */
export function entriesOf<Entry>(entries: readonly Entry[], { page, perPage }: Pagination): readonly Entry[] {
  return entries.slice((page - 1) * perPage, page * perPage);
}

/** Spec §5: the page-jump input accepts an integer from 1 to the number of pages.
 * @returns undefined for anything else. */
export function parsePage(typed: string, totalPages: number): number | undefined {
  const digits = typed.trim();
  const page = Number(digits);
  return /^\d+$/u.test(digits) && page >= 1 && page <= totalPages ? page : undefined;
}
