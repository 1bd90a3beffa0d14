import type { KindPreviews } from '#platform/on-demand/preview/previewed-site.ts';
import { fillTemplate, priceListRoutes } from '#shell/addresses/routes.ts';
import { priceListSchema } from './price-list.ts';

/** How drafts of this feature are shown. */
export const previews: KindPreviews = {
  'price-lists': {
    toPath: (value) => {
      const { id, service } = priceListSchema.parse(value);
      return fillTemplate(priceListRoutes[service], { priceId: id });
    },
  },
};
