import { feedAddress } from '#shell/addresses/feeds.ts';
import type { OpenDataPart } from '#shell/open-data/open-data-part.ts';

/** What this feature adds to the open data. */
export const openData = {
  feeds: [
    {
      name: { et: 'Kõik uudised', ru: 'Все новости', en: 'All news' },
      href: (locale) => feedAddress('all', locale),
    },
  ],
} as const satisfies OpenDataPart;
