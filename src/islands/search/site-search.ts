/** The search page, as far as it costs nothing: whether there is something to search for before the visitor types. */
import { mountIsland } from '../mount/mount.ts';
import { readSearch } from './search-address.ts';

export function runSiteSearch(root: HTMLElement): void {
  const field = root.querySelector('input');
  if (!field) return;
  field.value ||= readSearch(new URL(location.href)).typed;
  void mountIsland({
    root,
    wake: field.value === '' ? 'touched' : 'at-once',
    load: async () => (await import('./SiteSearch.tsx')).SiteSearch,
  });
}
