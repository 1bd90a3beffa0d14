/** Entry script, loaded with embeds that say how it is in a municipality; imports the rest where the address names one. */
import type { Locale } from '#model/locale.ts';
import type { HomeStream } from '#model/sorting.ts';
import { embedParameters, parseEmbedMunicipality } from '#site/embed-options.ts';

export interface EmbeddedPlaceProps {
  readonly locale: Locale;
  /** What goes where, or the carrier only. */
  readonly isAboutSorting: boolean;
  /** Names of what may be collected from home. */
  readonly names: readonly (readonly [HomeStream, string])[];
  readonly texts: {
    /** With `{bins}`. */
    readonly collected: string;
    /** With `{bins}`. */
    readonly notCollected: string;
    /** With `{carrier}`. */
    readonly carrier: string;
    readonly other: string;
    readonly unknown: string;
    readonly priceList: string;
    readonly sheet: string;
  };
}

/** @param root Hidden and empty. */
export function startEmbeddedPlace(root: HTMLElement): void {
  const query = new URLSearchParams(location.search);
  const code = parseEmbedMunicipality(query.get(embedParameters.municipality) ?? '');
  if (code === undefined) return;
  // Without it the embed is what it is everywhere.
  import('./show-place.ts').then(({ showPlace }) => showPlace(root, code)).catch(console.warn);
}
