/** Entry script, loaded with the page; imports the table when one becomes visible, or at once if the address
 * contains its state. */
import { mountIsland } from '../mount/mount.ts';
import { rowsOf, type TableCell, type TableContent } from './table-content.ts';

export function startDataTables(document: Document): void {
  for (const root of document.querySelectorAll<HTMLElement>('.data-table')) {
    const name = root.dataset.name ?? '';
    const isInAddress = [...new URLSearchParams(location.search).keys()].some((key) =>
      key.startsWith(`${name}-`),
    );
    void mountIsland({
      root,
      wake: isInAddress ? 'at-once' : 'visible',
      load: async () => (await import('./DataTable.tsx')).DataTable,
      read: () => ({ content: readTable(root) }),
    });
  }
}

/** Reads the content from the table in the page, so it is sent only once. */
function readTable(root: ParentNode): TableContent {
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
