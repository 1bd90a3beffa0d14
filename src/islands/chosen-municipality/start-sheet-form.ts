import { readMunicipality } from './chosen-municipality.ts';

/** Chooses the municipality of this device in a form, unless the browser has brought an earlier choice back. */
export function startSheetForm(select: HTMLSelectElement): void {
  const code = readMunicipality();
  const isKnown = [...select.options].some(({ value }) => value === code);
  if (code !== undefined && isKnown && select.value === '') select.value = code;
}
