/** Entry script, loaded with embeds that say how it is in a municipality; imports the rest where the address names one. */
import { embedParameters, parseEmbedMunicipality } from '#shell/addresses/embed-parameters.ts';

/** @param root Hidden and empty. */
export function startEmbeddedPlace(root: HTMLElement): void {
  const query = new URLSearchParams(location.search);
  const code = parseEmbedMunicipality(query.get(embedParameters.municipality) ?? '');
  if (code === undefined) return;
  // Without it the embed is what it is everywhere.
  import('./show-place.browser.ts').then(({ showPlace }) => showPlace(root, code)).catch(console.warn);
}
