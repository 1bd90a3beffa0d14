/** Entry script, loaded with the style guide; imports its samples when they come into view or are first touched. */
import { mountIsland } from '../mount/mount.ts';

export function startSamples(document: Document): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-sample]')) {
    const { sample } = root.dataset;
    if (sample === 'inputs') {
      void mountIsland({
        root,
        wake: 'interaction',
        load: async () => (await import('./Samples.tsx')).InputSamples,
      });
    } else {
      void mountIsland({
        root,
        wake: 'visible',
        load: async () => (await import('./Samples.tsx')).DialogSamples,
      });
    }
  }
}
