/** Pages of topics and guides, and the guides as documents. */
import { localizedPath, pathInAllLocales } from '#platform/addresses/paths.ts';
import { locales } from '#platform/languages/locale.ts';
import type { TargetSource } from '#platform/publish/published-part.ts';
import { guideDocument } from '#shell/addresses/documents.ts';
import { fillTemplate } from '#shell/addresses/routes.ts';
import { listedPages } from './listed-pages.ts';

export const targets: TargetSource = {
  fixed: () => listedPages.flatMap(pathInAllLocales),
  keyed: {
    guides: (key) => {
      const guideId = key.slice(key.lastIndexOf('/') + 1);
      const path = fillTemplate('/customer-support/instructions/{guideId}', { guideId });
      return locales.flatMap((locale) => [localizedPath(path, locale), guideDocument(guideId, locale)]);
    },
  },
};
