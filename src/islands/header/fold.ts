import type { Panel } from './shown-panel.ts';

/** A panel of the header that stands behind a <details>. */
export interface Fold {
  readonly panel: Panel;
  /** Where the mouse and the focus are still at home: the panel, its button, and the link beside it. */
  readonly area: HTMLElement;
  readonly details: HTMLDetailsElement;
  readonly summary: HTMLElement;
}

/** @returns The folds in the markup of Header.astro and Menu.astro. */
export function findFolds(header: HTMLElement): readonly Fold[] {
  const all = (selector: string) => header.querySelectorAll<HTMLElement>(selector);
  return [
    ...Array.from(all('.search'), (area) => foldIn(area, 'search-input')),
    ...Array.from(all('.locales'), (area) => foldIn(area, 'locale-dropdown')),
    ...Array.from(all('.menu > li'), (area, index) => foldIn(area, `submenu-${index}`)),
  ].filter((fold) => fold !== undefined);
}

/** @returns Nothing for an entry of the menu that has no submenu. */
function foldIn(area: HTMLElement, panel: Panel): Fold | undefined {
  const details = area instanceof HTMLDetailsElement ? area : area.querySelector('details');
  const summary = details?.querySelector('summary');
  return details && summary ? { panel, area, details, summary } : undefined;
}
