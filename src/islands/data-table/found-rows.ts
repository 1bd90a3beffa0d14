/** Which rows of a table are shown, and in which order. */
import { hasWords } from '../list-filter/words.ts';
import type { TableCell, TableContent, TableRow } from './table-content.ts';
import type { Sort } from './table-view.ts';

/** Rows that have the words of the search, in the order of the view. Rows that compare alike stay as the page has them.
 * @param locale Of the page. */
export function foundRows(
  { columns, rows }: TableContent,
  { search, sort }: { readonly search: string; readonly sort: Sort | undefined },
  locale: string,
): readonly TableRow[] {
  // The words of a search may stand in different cells.
  const found = rows.filter(({ cells }) => hasWords(cells.map(({ text }) => text).join(' '), search));
  const place = columns.findIndex(({ id }) => id === sort?.column);
  if (!sort || place === -1) return found;
  // The alphabet is chosen from all rows, so that a search does not change it.
  const compare = cellOrder(rows, place, locale);
  const direction = sort.isDescending ? -1 : 1;
  return found.toSorted((a, b) => direction * compare(a.cells[place], b.cells[place]));
}

/** Puts the cells of one column in order, from first to last.
 * @param locale Whose alphabet sorts texts without a language of their own. */
export function cellOrder(
  rows: readonly TableRow[],
  place: number,
  locale: string,
): (a: TableCell | undefined, b: TableCell | undefined) => number {
  const language = rows.map(({ cells }) => cells[place]?.lang).find((lang) => lang !== undefined);
  const collator = new Intl.Collator(language ?? locale, { numeric: true });
  return (a, b) => collator.compare(a?.order ?? a?.text ?? '', b?.order ?? b?.text ?? '');
}
