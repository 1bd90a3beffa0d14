/** The container chooser, as far as it costs nothing. */
import { mountIsland } from '../mount/mount.ts';

export function runContainerChooser(root: HTMLElement): void {
  void mountIsland({
    root,
    wake: 'touched',
    load: async () => (await import('./ContainerChooser.tsx')).ContainerChooser,
  });
}
