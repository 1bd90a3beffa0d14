/** Pages of embeds. */
import { localizedPath } from '#platform/addresses/paths.ts';
import { locales } from '#platform/languages/locale.ts';
import type { TargetSource } from '#platform/publish/published-part.ts';
import { embedParts } from './embed-options.ts';
import { embedPath } from './embeds.ts';

export const targets: TargetSource = {
  fixed: () => embedParts.flatMap((part) => locales.map((locale) => localizedPath(embedPath(part), locale))),
};
