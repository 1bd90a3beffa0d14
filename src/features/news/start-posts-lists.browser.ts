/** Entry script, loaded with the page; imports the list of posts when one becomes visible. */
import { mountIsland } from '#shell/browser/mount.browser.ts';

export function startPostsLists(within: ParentNode): void {
  for (const root of within.querySelectorAll<HTMLElement>('.posts-list')) {
    void mountIsland({
      root,
      wake: 'visible',
      load: async () => (await import('./PostsList.browser.tsx')).PostsList,
    });
  }
}
