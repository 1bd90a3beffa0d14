/** Entry script, loaded with the page; imports the table when one comes into view, or at once when the address has a
 * view of it. */
import { mountIsland } from '../mount/mount.ts';
import { readTable } from './read-table.ts';
import { readView } from './table-address.ts';

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
      read: () => {
        const content = readTable(root);
        return { content, view: readView(new URL(location.href), name, content.columns) };
      },
    });
  }
}
