/** The unserved addresses, as far as they cost nothing. */
import { mountIsland } from '../mount/mount.ts';
import { readUnservedView } from './unserved-view.ts';

export function runUnserved(root: HTMLElement): void {
  void mountIsland({
    root,
    wake: 'seen',
    load: async () => (await import('./Unserved.tsx')).Unserved,
    read: () => ({ view: readUnservedView(new URL(location.href)) }),
  });
}
