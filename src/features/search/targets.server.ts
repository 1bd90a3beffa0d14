/** Files of the search index. */
import { locales } from '#platform/languages/locale.ts';
import type { TargetSource } from '#platform/publish/published-part.ts';
import { languageParts } from './format/parts.ts';
import { searchAddresses, updateSearchTargets } from './search-targets.server.ts';

export const targets: TargetSource = {
  fixed: () => locales.flatMap(languageParts),
  followed: { addresses: searchAddresses, follow: updateSearchTargets },
};
