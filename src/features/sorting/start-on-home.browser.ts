import { loadStyles } from '#shell/browser/load-styles.browser.ts';
import stylesAddress from '#shell/styles/own-place.css?url';
import { startDifferences } from './start-differences.browser.ts';

/** The municipality of this device, on the home page. */
export async function startOnHome(): Promise<void> {
  const place = document.querySelector<HTMLElement>('.own-place');
  if (!place) return;
  await loadStyles(stylesAddress);
  startDifferences(place);
}
