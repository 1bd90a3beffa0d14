import type { TableCell, TableRow } from './table-content.ts';

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
