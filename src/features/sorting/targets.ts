/** Pages of bins and objects, and files for scripts. */
import { localizedPath, pathInAllLocales } from '#platform/addresses/paths.ts';
import { locales } from '#platform/languages/locale.ts';
import type { TargetSource } from '#platform/publish/published-part.ts';
import { fillTemplate } from '#shell/addresses/routes.ts';
import { differencesAddress } from './differences-file.ts';
import { objectTiesAddress } from '#features/stations/station-facts.ts';
import { publishedAddresses } from '#shell/open-data/open-data-part.ts';
import { feedAddress } from '#shell/addresses/feeds.ts';
import { openData } from './open-data.ts';
import { listedPages } from './listed-pages.ts';
import { silhouettesAddress } from './silhouettes.ts';

export const targets: TargetSource = {
  fixed: () => [
    silhouettesAddress,
    ...locales.flatMap((locale) => [
      ...listedPages.map((path) => localizedPath(path, locale)),
      differencesAddress(locale),
      objectTiesAddress(locale),
      feedAddress('sorting', locale),
    ]),
    ...publishedAddresses(openData.dataset),
  ],
  keyed: {
    'sorting-items': (itemId) => pathInAllLocales(fillTemplate('/sorting/{itemId}', { itemId })),
  },
};
