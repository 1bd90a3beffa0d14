/** Pages of guides, and the guides as documents. */
import { localizedPath } from '#platform/addresses/paths.ts';
import { locales } from '#platform/languages/locale.ts';
import type { TargetSource } from '#platform/publish/published-part.ts';
import { guideDocument } from '#shell/addresses/documents.ts';
import { fillTemplate } from '#shell/addresses/routes.ts';

export const targets: TargetSource = {
  keyed: {
    guides: (key) => {
      const guideId = key.slice(key.lastIndexOf('/') + 1);
      const path = fillTemplate('/customer-support/instructions/{guideId}', { guideId });
      return locales.flatMap((locale) => [localizedPath(path, locale), guideDocument(guideId, locale)]);
    },
  },
};
