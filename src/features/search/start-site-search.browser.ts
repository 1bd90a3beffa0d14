/** Entry script, loaded with the page; imports the search on first use of its field, or at once if the
 * address has a query. */
import { mountIsland } from '#shell/browser/mount.browser.ts';

export function startSiteSearch(root: HTMLElement): void {
  const field = root.querySelector('input');
  if (!field) return;
  const asked = new URLSearchParams(location.search).get(field.name);
  field.value ||= asked ?? '';
  void mountIsland({
    root,
    // A form that was sent empty leads here too.
    wake: field.value === '' && asked === null ? 'interaction' : 'at-once',
    load: async () => (await import('./SiteSearch.browser.tsx')).SiteSearch,
    read: () => ({ found: root.querySelector('[role="status"]')?.textContent ?? '' }),
  });
}
