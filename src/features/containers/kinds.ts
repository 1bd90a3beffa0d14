/** Kinds of entry of this feature, and the lists in which they stand. */
import { byId, numberKey } from '#platform/store/lists.ts';
import { constructionWasteSchema, containerSizeSchema, containerTypeSchema } from './containers.ts';
import type { Listings } from '#platform/store/lists.ts';

export const kinds = {
  'container-sizes': containerSizeSchema,
  'construction-wastes': constructionWasteSchema,
  'container-types': containerTypeSchema,
};

export const lists = {
  'container-sizes': byId('container-sizes'),
  'construction-wastes': {
    positions: ({ id, order }) => [{ list: 'construction-wastes', key: `${numberKey(order)}/${id}` }],
  },
  'container-types': byId('container-types'),
} satisfies Partial<Listings>;
