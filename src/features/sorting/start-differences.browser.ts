/** Entry script, loaded with the pages of objects and bins where municipalities differ; imports the rest when somebody wants to
 * choose a municipality or this device has one. */
import { markStarted } from '#shell/browser/mount.browser.ts';
import { onMunicipality, readMunicipality } from '#shell/places/chosen-municipality.browser.ts';

export function startDifferences(root: HTMLElement): void {
  markStarted(root);
  const wake = () => import('./show-differences.browser.ts');
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
