/** State of a pager. */

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

/** Pages with a button on each side of the current one. */
const reach = 1;

/** @param asked Clamped to the last page. */
export function paginate(
  asked: number,
  { perPage, totalPosts }: Pick<Pagination, 'perPage' | 'totalPosts'>,
): Pagination {
  const totalPages = Math.max(1, Math.ceil(totalPosts / perPage));
  const page = Math.min(Math.max(1, asked), totalPages);
  const near = Array.from({ length: 2 * reach + 1 }, (_, index) => page - reach + index);
  const visiblePages = [...new Set([1, ...near, totalPages])].filter(
    (number) => number >= 1 && number <= totalPages,
  );
  return { page, perPage, totalPosts, totalPages, visiblePages };
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
