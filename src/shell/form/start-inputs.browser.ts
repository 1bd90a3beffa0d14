/** Entry script, loaded with the style guide; imports React when one of its fields is first touched. */
import { mountIsland } from '#shell/browser/mount.browser.ts';

export function startInputs(document: Document): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-inputs]'))
    void mountIsland({
      root,
      wake: 'interaction',
      load: async () => (await import('./Inputs.browser.tsx')).Inputs,
    });
}
