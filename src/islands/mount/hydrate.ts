import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Gives the HTML of an island to React.
 * @returns Once it listens. */
export function hydrate<Props extends object>(
  root: HTMLElement,
  component: ComponentType<Props>,
  props: Props,
): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(root, createElement(Attended, { attend: resolve }, createElement(component, props)));
  });
}

function Attended({ attend, children }: { readonly attend: () => void; readonly children?: ReactNode }) {
  useEffect(attend, [attend]);
  return children;
}
