/** Entry script, loaded with the page; imports the list of unserved addresses when it becomes visible. */
import { mountIsland } from '../mount/mount.ts';

export function startUnserved(root: HTMLElement): void {
  void mountIsland({
    root,
    wake: 'visible',
    load: async () => (await import('./Unserved.tsx')).Unserved,
  });
}
