/** Entry script, loaded with the page; imports the search on first use of its field, or at once if the
 * address has a query. */
import { mountIsland } from '../mount/mount.ts';

export function startSiteSearch(root: HTMLElement): void {
  const field = root.querySelector('input');
  if (!field) return;
  field.value ||= new URLSearchParams(location.search).get(field.name) ?? '';
  void mountIsland({
    root,
    wake: field.value === '' ? 'interaction' : 'at-once',
    load: async () => (await import('./SiteSearch.tsx')).SiteSearch,
  });
}
