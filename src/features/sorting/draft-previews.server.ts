import { parseOwnPath } from '#platform/addresses/page-path.ts';
import type { KindPreviews } from '#platform/on-demand/preview/previewed-site.ts';
import { fillTemplate } from '#shell/addresses/routes.ts';
import { sortingDifferenceSchema, sortingItemSchema } from './sorting.ts';

/** How drafts of this feature are shown. */
export const previews: KindPreviews = {
  'sorting-items': {
    toPath: (value) => fillTemplate('/sorting/{itemId}', { itemId: sortingItemSchema.parse(value).id }),
  },
  'sorting-groups': { toPath: () => parseOwnPath('/sorting') },
  'sorting-sheet': { toPath: () => parseOwnPath('/sorting/print') },
  'sorting-sources': { toPath: () => parseOwnPath('/sorting') },
  'sorting-differences': {
    toPath: (value) => fillTemplate('/sorting/bin/{bin}', { bin: sortingDifferenceSchema.parse(value).bin }),
  },
};
