/** The view of a table in the address of its page, so that a link shows the same. Defaults are left out. */
import type { TableColumn } from './table-content.ts';
import { defaultView, parsePageSize, type Sort, type TableView } from './table-view.ts';

/** @param name Of the table; a page may have several.
 * @returns The default for whatever is absent or senseless. */
export function readView(address: URL, name: string, columns: readonly TableColumn[]): TableView {
  const { searchParams } = address;
  const sort = parseSort(searchParams.get(`${name}-sort`) ?? '', columns);
  const page = Number(searchParams.get(`${name}-page`));
  return {
    search: searchParams.get(`${name}-search`) ?? defaultView.search,
    page: Number.isInteger(page) && page > 0 ? page : defaultView.page,
    size: parsePageSize(searchParams.get(`${name}-rows`)) ?? defaultView.size,
    ...(sort && { sort }),
  };
}

/** `period`, or `-period` downwards. */
function parseSort(value: string, columns: readonly TableColumn[]): Sort | undefined {
  const isDescending = value.startsWith('-');
  const column = isDescending ? value.slice(1) : value;
  return columns.some(({ id }) => id === column) ? { column, isDescending } : undefined;
}

/** @returns The address with the view in it. */
export function writeView(address: URL, name: string, { sort, search, page, size }: TableView): URL {
  const written = new URL(address);
  const values = {
    sort: sort && `${sort.isDescending ? '-' : ''}${sort.column}`,
    search: search === defaultView.search ? undefined : search,
    page: page === defaultView.page ? undefined : String(page),
    rows: size === defaultView.size ? undefined : String(size),
  };
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined) written.searchParams.delete(`${name}-${key}`);
    else written.searchParams.set(`${name}-${key}`, value);
  }
  return written;
}
