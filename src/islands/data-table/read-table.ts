import { rowsOf, type TableCell, type TableContent } from './table-content.ts';

/** Content of a table as the page holds it, so that the page holds it once. */
export function readTable(root: ParentNode): TableContent {
  const columns = [...root.querySelectorAll<HTMLElement>('thead th')].map((head) => ({
    id: head.dataset.column ?? '',
    label: head.textContent,
  }));
  const rows = [...root.querySelectorAll<HTMLElement>('tbody > tr[data-row]')].map((row) =>
    [...row.querySelectorAll<HTMLElement>(':scope > :is(th, td)')].map(readCell),
  );
  return { columns, rows: rowsOf(rows) };
}

function readCell(cell: HTMLElement): TableCell {
  const text = cell.querySelector<HTMLElement>('.cell') ?? cell;
  return {
    text: text.textContent,
    href: text.getAttribute('href') ?? undefined,
    lang: text.getAttribute('lang') ?? undefined,
    order: cell.dataset.order,
  };
}
