/** Entry script, loaded with the page; imports the fetched list when one becomes visible, and fetches then. */
import { mountIsland } from './mount.browser.ts';

export function startFetchedLists(within: ParentNode): void {
  for (const root of within.querySelectorAll<HTMLElement>('.fetched-list')) {
    void mountIsland({
      root,
      wake: 'visible',
      load: async () => (await import('./FetchedList.browser.tsx')).FetchedList,
    });
  }
}
