/** Entry script, loaded with the page of an object that stations take; imports the rest when somebody asks for the nearest ones
 * or opens the list by county, which is complete without it; and at once where this device has chosen a municipality. */
import type { Locale } from '#model/locale.ts';
import type { StationTie } from '#model/station-tie.ts';
import type { NowFormat } from '#site/now-format.ts';
import { onMunicipality, readMunicipality } from '../chosen-municipality/chosen-municipality.ts';
import { markStarted } from '../mount/mount.ts';
import type { NearTexts } from './near-texts.ts';

export interface ItemStationsProps {
  readonly locale: Locale;
  readonly tie: StationTie;
  readonly format: NowFormat;
  readonly texts: NearTexts;
}

export function startItemStations(root: HTMLElement): void {
  markStarted(root);
  const wake = () => import('./show-near.ts');
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
