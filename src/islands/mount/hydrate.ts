import { type ComponentType, createElement, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepTyped } from './keep-typed.ts';

/** Gives the HTML of an island to React, in small pieces of work between which the page answers its visitor. What stands
 * in its fields stays.
 * @returns Once it listens. */
export async function hydrate<Props extends object>(
  root: HTMLElement,
  component: ComponentType<Props>,
  props: Props,
): Promise<void> {
  const putBack = keepTyped(root);
  await attach(root, component, props);
  putBack();
}

function attach<Props extends object>(
  root: HTMLElement,
  component: ComponentType<Props>,
  props: Props,
): Promise<void> {
  return new Promise((resolve) => {
    startTransition(() => {
      hydrateRoot(root, createElement(Attended, { attend: resolve }, createElement(component, props)));
    });
  });
}

function Attended({ attend, children }: { readonly attend: () => void; readonly children?: ReactNode }) {
  useEffect(attend, [attend]);
  return children;
}
