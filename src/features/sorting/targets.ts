/** Pages of objects, and files for scripts. */
import { localizedPath } from '#platform/addresses/paths.ts';
import { locales } from '#platform/languages/locale.ts';
import type { TargetSource } from '#platform/publish/published-part.ts';
import { fillTemplate } from '#shell/addresses/routes.ts';
import { differencesAddress } from './differences-file.ts';
import { objectTiesAddress, stationFactsAddress } from './sorting-files.ts';

export const targets: TargetSource = {
  fixed: () =>
    locales.flatMap((locale) => [
      stationFactsAddress(locale),
      objectTiesAddress(locale),
      differencesAddress(locale),
    ]),
  keyed: {
    'sorting-items': (itemId) => {
      const path = fillTemplate('/sorting/{itemId}', { itemId });
      return locales.map((locale) => localizedPath(path, locale));
    },
  },
};
