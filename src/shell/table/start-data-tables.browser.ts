/** Entry script, loaded with the page; imports the table when one becomes visible, or at once if the address
 * contains its state. */
import { mountIsland } from '#shell/browser/mount.browser.ts';

export function startDataTables(document: Document): void {
  for (const root of document.querySelectorAll<HTMLElement>('.data-table')) {
    const name = root.dataset.name ?? '';
    const isInAddress = [...new URLSearchParams(location.search).keys()].some((key) =>
      key.startsWith(`${name}-`),
    );
    let table: typeof import('./live-table.browser.ts') | undefined;
    void mountIsland({
      root,
      wake: isInAddress ? 'at-once' : 'visible',
      load: async () => {
        table = await import('./live-table.browser.ts');
        return table.component;
      },
      read: () => (table ? { content: table.takeTable(root) } : {}),
    });
  }
}
