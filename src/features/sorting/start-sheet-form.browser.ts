/** Entry script, loaded with the page of the sheet: chooses the municipality of this device at once, and imports nothing later. */
import { readMunicipality } from '#shell/places/chosen-municipality.browser.ts';

/** Unless the browser has brought an earlier choice back. */
export function startSheetForm(select: HTMLSelectElement): void {
  const code = readMunicipality();
  const isKnown = [...select.options].some(({ value }) => value === code);
  if (code !== undefined && isKnown && select.value === '') select.value = code;
}

/** As many bins as there is room for: the others cannot be ticked then. */
export function limitBins(bins: HTMLElement): void {
  const boxes = [...bins.querySelectorAll<HTMLInputElement>('input')];
  const follow = () => {
    const isFull = boxes.filter(({ checked }) => checked).length >= Number(bins.dataset.max);
    for (const box of boxes) box.disabled = isFull && !box.checked;
  };
  bins.addEventListener('change', follow);
  // Also what the browser has brought back.
  addEventListener('pageshow', follow);
  follow();
}
