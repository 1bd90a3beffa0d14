/** Entry script, loaded with the page where other sites choose embeds; imports the rest at once, after the page is drawn. */
import type { Locale } from '#model/locale.ts';
import type { EmbedPart } from '#site/embed-options.ts';

export interface EmbedChooserProps {
  /** Origin for the code to copy. */
  readonly siteUrl: string;
  /** Pages that have more than each embed. */
  readonly pages: Readonly<Partial<Record<Locale, Readonly<Partial<Record<EmbedPart, string>>>>>>;
  readonly texts: { readonly copied: string; readonly notCopied: string; readonly wrongColour: string };
}

export function startEmbedChooser(root: HTMLElement): void {
  // Without it the page has the code of each embed.
  import('./show-chooser.ts').then(({ showChooser }) => showChooser(root)).catch(console.warn);
}
