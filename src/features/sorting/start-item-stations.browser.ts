/** Entry script, loaded with the page of an object that stations take; imports the rest when somebody asks for the nearest ones
 * or opens the list by county, which is complete without it; and at once where this device has chosen a municipality. */
import { onMunicipality, readMunicipality } from '#shell/places/chosen-municipality.browser.ts';
import { markStarted } from '#shell/browser/mount.browser.ts';

export function startItemStations(root: HTMLElement): void {
  markStarted(root);
  const wake = () => import('./show-near.browser.ts');
  const follow = () => {
    void wake().then(({ showMunicipality }) => showMunicipality(root), ignore);
  };
  root.querySelector('.near-me')?.addEventListener('click', () => {
    void wake().then(({ showNearest }) => showNearest(root), ignore);
  });
  root.querySelector('.near-by')?.addEventListener('click', () => {
    void wake().then(({ toggleMunicipalities }) => toggleMunicipalities(root), ignore);
  });
  if (readMunicipality() !== undefined) {
    root.dataset.near = '';
    follow();
  }
  onMunicipality(follow);
  root.querySelector('details')?.addEventListener('toggle', () => {
    void wake().then(({ showStates }) => showStates(root), ignore);
  });
}

/** The file failed to load: the list by county is complete, and the next press tries again. */
const ignore = (): void => undefined;
