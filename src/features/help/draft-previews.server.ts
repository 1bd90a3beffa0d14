import type { KindPreviews } from '#platform/on-demand/preview/previewed-site.ts';
import { fillTemplate } from '#shell/addresses/routes.ts';
import { faqSchema, guideSchema } from './help.ts';

/** How drafts of this feature are shown. */
export const previews: KindPreviews = {
  faq: {
    toPath: (value) => fillTemplate('/customer-support/faq/{topic}', { topic: faqSchema.parse(value).topic }),
  },
  guides: {
    toPath: (value) =>
      fillTemplate('/customer-support/instructions/{guideId}', { guideId: guideSchema.parse(value).id }),
  },
};
