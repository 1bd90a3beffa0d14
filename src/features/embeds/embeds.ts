/** Addresses of embeds: parts of this site in frames of other sites, such as that of a municipality. Each is a page of its own, without
 * header, footer, cookies and storage, in the language of its address alone. Also part of the script that other sites load. */
import type { Locale } from '#platform/languages/locale.ts';
import { type PagePath, parseOwnPath } from '#platform/addresses/page-path.ts';
import type { FramedPage } from '#shell/addresses/framed-pages.ts';
import { type EmbedPart } from './embed-options.ts';
import { embedParameters } from '#shell/addresses/embed-parameters.ts';
import { localizedPath } from '#platform/addresses/paths.ts';

export const embedPath = (part: EmbedPart): PagePath => parseOwnPath(`/embed/${part}` satisfies FramedPage);

export interface EmbedChoice {
  readonly part: EmbedPart;
  readonly locale: Locale;
  /** EHAK code. */
  readonly municipality?: string | undefined;
  /** From `parseEmbedColour`. */
  readonly colour?: string | undefined;
}

/** Address of an embed within the site. */
export function embedAddress({ part, locale, municipality, colour }: EmbedChoice): string {
  const query = new URLSearchParams({
    ...(municipality === undefined ? {} : { [embedParameters.municipality]: municipality }),
    ...(colour === undefined ? {} : { [embedParameters.colour]: colour }),
  });
  return localizedPath(embedPath(part), locale) + (query.size === 0 ? '' : `?${query.toString()}`);
}
