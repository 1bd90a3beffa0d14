/** Entry script, loaded with the page; imports the container chooser when it is first touched. */
import { mountIsland } from '../mount/mount.ts';

export function startContainerChooser(root: HTMLElement): void {
  void mountIsland({
    root,
    wake: 'interaction',
    load: async () => (await import('./ContainerChooser.tsx')).ContainerChooser,
  });
}
