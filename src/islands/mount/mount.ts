/** Hydrates islands, every one in the same way.
 *
 * The page holds the finished HTML of an island: an .astro component renders, without a `client:` directive, what the
 * React component shows at first, as the only content of an element that also carries the props,
 * `data-props={JSON.stringify(props)}`. A script of the page calls mountIsland with that element. React and the island's
 * own code are loaded when the visitor wants them, and React then takes the elements over as they stand, so that nothing
 * moves and no focus is lost. What is rendered with the page imports neither styles nor stores: Astro links the styles
 * of the island by itself, and twice if both import them.
 *
 * In an island each text that may change is the only child of its element, never beside another: translators of
 * browsers wrap texts in elements of their own, and React could not find them again. Texts that the page has from the
 * start are marked suppressHydrationWarning, since they may be translated before React comes. */
import type { ComponentType } from 'react';
import { holdForms } from './hold-forms.ts';
import { parseProps } from './parse-props.ts';
import { type Wake, waitFor } from './wake.ts';

export interface Island<Props> {
  readonly root: HTMLElement;
  readonly wake: Wake;
  /** Imports the component. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** Props that the page holds in its HTML. */
  readonly read?: () => Partial<Props>;
}

/** @param mounted What is to be done once React has taken over, before a form that was sent meanwhile is given to it. It
 * is not done when the code cannot be loaded: the page goes on as it is without. */
export async function mountIsland<Props extends object>(
  { root, wake, load, read }: Island<Props>,
  mounted?: () => Promise<void>,
): Promise<void> {
  await waitFor(root, wake);
  const release = holdForms(root);
  try {
    const [{ hydrate }, component] = await Promise.all([import('./hydrate.ts'), load()]);
    await hydrate(root, component, { ...parseProps<Props>(root), ...read?.() });
    await mounted?.();
    release('to-the-island');
  } catch (cause) {
    // A file that did not arrive, or a browser too old for it: the form goes to the server as without JavaScript.
    console.warn('An interactive part of this page could not be loaded. The page works without it.', cause);
    root.dataset.failed = '';
    release('to-the-server');
  }
}
