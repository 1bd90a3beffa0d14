/** Filters and sorts the rows of a table. */
import { getCollator } from '#platform/languages/collator.ts';
import { hasWords } from './words.ts';
import type { TableCell, TableContent, TableRow } from './table-content.ts';
import type { Sort } from './table-view.ts';

/** Rows that match the search, in the order of the view. Equal rows keep their published order.
 * @param locale Language of the page. */
export function foundRows(
  { columns, rows }: TableContent,
  { search, sort }: { readonly search: string; readonly sort: Sort | undefined },
  locale: string,
): readonly TableRow[] {
  // The words of a search may be in different cells.
  const found = rows.filter(({ cells }) =>
    hasWords(cells.map(({ text, estonian = '' }) => `${text} ${estonian}`).join(' '), search),
  );
  const place = columns.findIndex(({ id }) => id === sort?.column);
  if (!sort || place === -1) return found;
  // The collation is chosen from all rows, so a search does not change it.
  const { compare } = columnCollator(rows, place, locale);
  const direction = sort.isDescending ? -1 : 1;
  return found
    .map((row) => ({ row, key: toSortKey(row.cells[place]) }))
    .sort((a, b) => direction * compare(a.key, b.key))
    .map(({ row }) => row);
}

/** Compares the cells of one column, ascending.
 * @param locale Collation for texts without their own language. */
export function cellOrder(
  rows: readonly TableRow[],
  place: number,
  locale: string,
): (a: TableCell | undefined, b: TableCell | undefined) => number {
  const { compare } = columnCollator(rows, place, locale);
  return (a, b) => compare(toSortKey(a), toSortKey(b));
}

function columnCollator(rows: readonly TableRow[], place: number, locale: string): Intl.Collator {
  return getCollator(
    rows.find(({ cells }) => cells[place]?.lang !== undefined)?.cells[place]?.lang ?? locale,
  );
}

const toSortKey = ({ order, text }: TableCell = { text: '' }): string => order ?? text;
