import { startDifferences } from './start-differences.browser.ts';

/** The municipality of this device, on the home page. */
export function startOnHome(): void {
  const place = document.querySelector<HTMLElement>('.own-place');
  if (place) startDifferences(place);
}
