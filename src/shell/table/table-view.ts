/** The state of a table's view and its form in the page's address. */
import { unreachable } from '#platform/base/unreachable.ts';
import { type AddressCodec, pageParameter, textParameter } from '#shell/browser/address-codec.ts';
import type { TableColumn } from './table-content.ts';

/** Spec §9: rows per page. */
export const pageSizes = [10, 20, 30, 40, 50] as const;

export type PageSize = (typeof pageSizes)[number];

export interface Sort {
  /** Id of the column. */
  readonly column: string;
  readonly isDescending: boolean;
}

export interface TableView {
  /** undefined: the published order. */
  readonly sort: Sort | undefined;
  readonly search: string;
  /** From 1. */
  readonly page: number;
  readonly size: PageSize;
}

/** Spec §9. */
export const initialTable: TableView = { sort: undefined, search: '', page: 1, size: 10 };

export type TableEvent =
  | { readonly type: 'sorted'; readonly column: string }
  | { readonly type: 'searched'; readonly search: string }
  | { readonly type: 'paged'; readonly page: number }
  | { readonly type: 'sized'; readonly size: PageSize };

/** A change of rows or order returns to the first page. */
export function tableReducer(view: TableView, event: TableEvent): TableView {
  switch (event.type) {
    case 'sorted':
      return { ...view, page: 1, sort: nextSort(view.sort, event.column) };
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

/** Ascending, descending, then the published order. */
function nextSort(sort: Sort | undefined, column: string): Sort | undefined {
  if (sort?.column !== column) return { column, isDescending: false };
  return sort.isDescending ? undefined : { column, isDescending: true };
}

export function parsePageSize(value: string): PageSize | undefined {
  return pageSizes.find((size) => String(size) === value);
}

/** @param name Name of the table; a page may have several. */
export function tableCodec(name: string, columns: readonly TableColumn[]): AddressCodec<TableView> {
  return {
    sort: {
      name: `${name}-sort`,
      initial: initialTable.sort,
      parse: (text) => parseSort(text, columns),
      format: (sort) => (sort ? `${sort.isDescending ? '-' : ''}${sort.column}` : ''),
    },
    search: textParameter(`${name}-search`),
    page: pageParameter(`${name}-page`),
    size: { name: `${name}-rows`, initial: initialTable.size, parse: parsePageSize, format: String },
  };
}

/** `period`, or `-period` for descending. */
function parseSort(value: string, columns: readonly TableColumn[]): Sort | undefined {
  const isDescending = value.startsWith('-');
  const column = isDescending ? value.slice(1) : value;
  return columns.some(({ id }) => id === column) ? { column, isDescending } : undefined;
}
