/** Entry script, loaded with the embed of the next collection day; imports the lookup on first interaction. Unlike start-lookup.browser.ts
 * it takes no number from the address, the history or another page, and leaves none there. */
import { mountIsland } from '#shell/browser/mount.browser.ts';

export function startEmbeddedLookup(root: HTMLElement): void {
  const field = root.querySelector('input');
  if (!field) return;
  let live: typeof import('#features/lookup/live-lookup.browser.ts') | undefined;
  void mountIsland(
    {
      root,
      wake: 'interaction',
      load: async () => {
        live = await import('#features/lookup/live-lookup.browser.ts');
        return live.component;
      },
    },
    async () => live?.beginLookup(field, undefined, undefined),
  );
}
