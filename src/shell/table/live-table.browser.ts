/** A table of a page comes to life. */
import { DataTable } from './DataTable.browser.tsx';
import { type TableCell, type TableContent, toRows } from './table-content.ts';
import { initialTable } from './table-view.ts';

export const component = DataTable;

/** Reads the content from the table in the page, so it is sent only once. Rows that styles hide leave the page: a slow phone
 * takes a tenth of a second to hydrate and remove a hundred. */
export function takeTable(root: ParentNode): TableContent {
  const columns = [...root.querySelectorAll<HTMLElement>('thead th')].map((head) => ({
    id: head.dataset.column ?? '',
    label: head.textContent,
  }));
  const elements = [...root.querySelectorAll<HTMLElement>('tbody > tr[data-row]')];
  const rows = elements.map((row) =>
    [...row.querySelectorAll<HTMLElement>(':scope > :is(th, td)')].map(readCell),
  );
  for (const row of elements.slice(initialTable.size)) row.remove();
  return { columns, rows: toRows(rows) };
}

function readCell(cell: HTMLElement): TableCell {
  const text = cell.querySelector<HTMLElement>('.cell') ?? cell;
  const estonian = text.querySelector('[lang]')?.textContent.slice(1, -1);
  return {
    text: (estonian === undefined ? text : text.firstChild)?.textContent ?? '',
    href: text.getAttribute('href') ?? undefined,
    lang: text.getAttribute('lang') ?? undefined,
    estonian,
    order: cell.dataset.order,
  };
}
