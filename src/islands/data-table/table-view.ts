/** How a visitor looks at a table. */
import { unreachable } from '#base/unreachable.ts';

/** Spec §9: rows of a page. */
export const pageSizes = [10, 20, 30, 40, 50] as const;

export type PageSize = (typeof pageSizes)[number];

export interface Sort {
  /** Id of the column. */
  readonly column: string;
  readonly isDescending: boolean;
}

export interface TableView {
  /** Absent: rows stand as the page has them. */
  readonly sort?: Sort;
  readonly search: string;
  /** From 1. */
  readonly page: number;
  readonly size: PageSize;
}

/** Spec §9. */
export const defaultView: TableView = { search: '', page: 1, size: 10 };

export type TableEvent =
  | { readonly type: 'sorted'; readonly column: string }
  | { readonly type: 'searched'; readonly search: string }
  | { readonly type: 'paged'; readonly page: number }
  | { readonly type: 'sized'; readonly size: PageSize };

/** Whatever changes which rows there are, or their order, leads to the first page. */
export function afterEvent(view: TableView, event: TableEvent): TableView {
  switch (event.type) {
    case 'sorted': {
      const { sort: before, ...rest } = view;
      const sort = nextSort(before, event.column);
      return { ...rest, page: 1, ...(sort && { sort }) };
    }
    case 'searched':
      return { ...view, search: event.search, page: 1 };
    case 'paged':
      return { ...view, page: event.page };
    case 'sized':
      return { ...view, size: event.size, page: 1 };
    default:
      return unreachable(event);
  }
}

/** Up, down, and then as the page has them. */
function nextSort(sort: Sort | undefined, column: string): Sort | undefined {
  if (sort?.column !== column) return { column, isDescending: false };
  return sort.isDescending ? undefined : { column, isDescending: true };
}

export function parsePageSize(value: string | null): PageSize | undefined {
  return pageSizes.find((size) => String(size) === value);
}
