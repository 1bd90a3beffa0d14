/** The field of a page in which a visitor chooses the municipality of this device. It is hidden until its button is pressed or a
 * municipality is chosen. */
import { chooseMunicipality, onMunicipality, readMunicipality } from './chosen-municipality.browser.ts';

interface Municipality {
  readonly code: string;
  readonly name: string;
}

/** Fills the field, which shows from then on which municipality is chosen.
 * @param root Has the field and its button. */
export function offerMunicipalities(root: HTMLElement, municipalities: readonly Municipality[]): void {
  const select = root.querySelector('select');
  // The published page has the entry for none.
  if (select?.length !== 1) return;
  select.append(...municipalities.map(({ code, name }) => new Option(name, code)));
  select.addEventListener('change', () => chooseMunicipality(select.value));
  const show = () => {
    const chosen = municipalities.find(({ code }) => code === readMunicipality());
    select.value = chosen?.code ?? '';
    if (chosen) openField(root, true);
  };
  onMunicipality(show);
  show();
}

/** Opens the field or closes it.
 * @param fill Offers the municipalities; returns whether there are any. */
export async function toggleField(root: HTMLElement, fill: () => Promise<boolean>): Promise<void> {
  const isOpen = root.querySelector('[aria-expanded]')?.ariaExpanded === 'true';
  if (!isOpen && !(await fill())) return;
  openField(root, !isOpen);
  if (!isOpen) root.querySelector('select')?.focus();
}

function openField(root: HTMLElement, isOpen: boolean): void {
  const line = root.querySelector('select')?.parentElement;
  const button = root.querySelector('[aria-expanded]');
  if (!line || !button) return;
  line.hidden = !isOpen;
  button.ariaExpanded = String(isOpen);
}
