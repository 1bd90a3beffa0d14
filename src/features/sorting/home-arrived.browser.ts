import { loadStyles } from '#shell/browser/load-styles.browser.ts';
import { markStarted } from '#shell/browser/mount.browser.ts';
import { onMunicipality, readMunicipality } from '#shell/places/chosen-municipality.browser.ts';
import stylesAddress from '#shell/styles/own-place.css?url';
import { showChosen, toggleChoice } from './show-differences.browser.ts';

/** The municipality of this device, on the home page, which loads this when it is there (start-differences.browser.ts is for pages
 * that load little before). */
export async function startOnHome(): Promise<void> {
  const place = document.querySelector<HTMLElement>('.own-place');
  if (!place) return;
  await loadStyles(stylesAddress);
  markStarted(place);
  const show = () => void showChosen(place);
  place.querySelector('button')?.addEventListener('click', () => void toggleChoice(place));
  onMunicipality(show);
  if (readMunicipality() !== undefined) show();
}
