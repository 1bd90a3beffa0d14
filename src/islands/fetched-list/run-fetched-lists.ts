import { mountIsland } from '../mount/mount.ts';

/** Lists that come into view ask their addresses. */
export function runFetchedLists(within: ParentNode): void {
  for (const root of within.querySelectorAll<HTMLElement>('.fetched-list')) {
    void mountIsland({
      root,
      wake: 'seen',
      load: async () => (await import('./FetchedList.tsx')).FetchedList,
    });
  }
}
