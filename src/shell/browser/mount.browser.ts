/** Hydrates all islands in the same way.
 *
 * The page contains the finished HTML of an island: an .astro component renders, without a `client:`
 * directive, the first state of the React component as the only content of an element that also carries the
 * props, `data-props={JSON.stringify(props)}`. A script of the page calls mountIsland with that element.
 * React and the island's own code are loaded on demand, and React then hydrates the existing elements, so
 * nothing moves and focus is kept. Components rendered with the page import neither styles nor stores: Astro
 * links the styles of the island by itself, and twice if both import them.
 *
 * In an island each text that may change is the only child of its element: browser translation wraps text
 * nodes, and React could not find them again. Texts that are in the published page are marked
 * suppressHydrationWarning, because they may be translated before hydration. */
import type { ComponentType } from 'react';
import { trustedJson } from '#platform/base/json.ts';
import { unreachable } from '#platform/base/unreachable.ts';

/** When an island loads: at once, on focus or press, or when it becomes visible. */
export type Wake = 'at-once' | 'interaction' | 'visible';

export interface Island<Props> {
  readonly root: HTMLElement;
  readonly wake: Wake;
  /** Imports the component. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** Props from the published HTML. */
  readonly read?: () => Partial<Props>;
}

/** Until an island has started, the page is what it is without JavaScript: styles (shell/styles/base.css) look for this mark.
 * Set by the script of an island when it runs, and taken back where its code fails. */
export function markStarted(root: HTMLElement): void {
  root.dataset.started = '';
}

/** @example mountIsland({ root, wake: 'visible', load: async () => (await import('./FetchedList.browser.tsx')).FetchedList })
 * @param mounted Runs after hydration, before a held form is sent. It does not run if the code fails to
 * load: the page then works without JavaScript. */
export async function mountIsland<Props extends object>(
  { root, wake, load, read }: Island<Props>,
  mounted?: () => Promise<void>,
): Promise<void> {
  markStarted(root);
  await waitFor(root, wake);
  const release = holdForms(root);
  try {
    const [{ hydrate }, component] = await Promise.all([import('./hydrate.browser.ts'), load()]);
    await hydrate(root, component, () => ({ ...parseProps<Props>(root), ...read?.() }));
    await mounted?.();
    release('to-the-island');
  } catch (cause) {
    // The file failed to load, or the browser is too old for it: the form posts as without JavaScript.
    console.warn('A part of this page was not loaded.', cause);
    delete root.dataset.started;
    release('to-the-server');
  }
}

/** Waits until an island is needed. */
export function waitFor(root: HTMLElement, wake: Wake): Promise<void> {
  switch (wake) {
    case 'at-once':
      return Promise.resolve();
    case 'interaction':
      return untilTouched(root);
    case 'visible':
      return untilSeen(root);
    default:
      return unreachable(wake);
  }
}

function untilTouched(root: HTMLElement): Promise<void> {
  if (root.contains(document.activeElement)) return Promise.resolve();
  return new Promise((resolve) => {
    for (const event of ['focusin', 'pointerdown', 'input']) {
      root.addEventListener(event, () => resolve(), { once: true, passive: true });
    }
  });
}

function untilSeen(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(root);
  });
}

type Release = (to: 'to-the-island' | 'to-the-server') => void;

/** Holds back forms within an element that are sent while the code of their island loads, until released. */
export function holdForms(root: HTMLElement): Release {
  let held: HTMLFormElement | undefined;
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (event.target instanceof HTMLFormElement) held = event.target;
    // Its button looks pressed (shell/styles/parts.css).
    if (held) held.dataset.held = '';
  };
  root.addEventListener('submit', hold, { capture: true });
  root.ariaBusy = 'true';
  return (to) => {
    root.removeEventListener('submit', hold, { capture: true });
    root.ariaBusy = null;
    delete held?.dataset.held;
    if (to === 'to-the-island') held?.requestSubmit();
    else held?.submit();
  };
}

/** @param root Carries the props of its island as JSON. Page and island are built together, so the type is
 * not validated. */
export function parseProps<Props extends object>({ dataset }: HTMLElement): Props {
  return trustedJson<Props>(dataset.props ?? '{}');
}
