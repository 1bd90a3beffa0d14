/** Pages of embeds. */
import { pathInAllLocales } from '#platform/addresses/paths.ts';
import type { TargetSource } from '#platform/publish/published-part.ts';
import { embedParts } from './embed-options.ts';
import { embedPath } from './embeds.ts';

export const targets: TargetSource = {
  fixed: () => embedParts.flatMap((part) => pathInAllLocales(embedPath(part))),
};
