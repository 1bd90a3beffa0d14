/** Open data, and a feed. */
import { locales } from '#platform/languages/locale.ts';
import type { TargetSource } from '#platform/publish/published-part.ts';
import { feedAddress } from '#shell/addresses/feeds.ts';
import { publishedAddresses } from '#shell/open-data/open-data-part.ts';
import { openData } from './open-data.ts';

export const targets: TargetSource = {
  fixed: () => [
    ...publishedAddresses(openData.dataset),
    ...locales.map((locale) => feedAddress('notices', locale)),
  ],
};
