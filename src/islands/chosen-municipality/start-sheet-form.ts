/** Entry script, loaded with the page of the sheet: chooses the municipality of this device at once, and imports nothing later. */
import { readMunicipality } from './chosen-municipality.ts';

/** Unless the browser has brought an earlier choice back. */
export function startSheetForm(select: HTMLSelectElement): void {
  const code = readMunicipality();
  const isKnown = [...select.options].some(({ value }) => value === code);
  if (code !== undefined && isKnown && select.value === '') select.value = code;
}
