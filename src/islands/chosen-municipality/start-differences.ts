/** Entry script, loaded with the pages of objects and bins where municipalities differ; imports the rest when somebody wants to
 * choose a municipality or this device has one. */
import type { Locale } from '#model/locale.ts';
import type { HomeStream } from '#model/sorting.ts';
import { markStarted } from '../mount/mount.ts';
import { onMunicipality, readMunicipality } from './chosen-municipality.ts';

export interface DifferencesProps {
  readonly locale: Locale;
  readonly stream: HomeStream;
  readonly texts: {
    readonly taken: string;
    readonly notTaken: string;
    readonly other: string;
    readonly unknown: string;
    readonly priceList: string;
    readonly failed: string;
    readonly sheet: string;
  };
}

export function startDifferences(root: HTMLElement): void {
  markStarted(root);
  const wake = () => import('./show-differences.ts');
  const follow = () => {
    void wake().then(({ showChosen }) => showChosen(root), ignore);
  };
  root.querySelector('button')?.addEventListener('click', () => {
    void wake().then(({ toggleChoice }) => toggleChoice(root), ignore);
  });
  onMunicipality(follow);
  if (readMunicipality() !== undefined) follow();
}

/** The file failed to load: the list has what differs, and the next press tries again. */
const ignore = (): void => undefined;
