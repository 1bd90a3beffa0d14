/** Kinds of entry of this feature, and the lists in which they stand. */
import { byId, numberKey } from '#platform/store/lists.ts';
import {
  constructionWasteSchema,
  containerSizeSchema,
  containerTypeSchema,
  wasteTypeSchema,
} from './waste.ts';
import type { Listings } from '#platform/store/lists.ts';

export const kinds = {
  'container-sizes': containerSizeSchema,
  'waste-types': wasteTypeSchema,
  'construction-wastes': constructionWasteSchema,
  'container-types': containerTypeSchema,
};

export const lists = {
  'container-sizes': byId('container-sizes'),
  'waste-types': byId('waste-types'),
  'construction-wastes': {
    positions: ({ id, order }) => [{ list: 'construction-wastes', key: `${numberKey(order)}/${id}` }],
  },
  'container-types': byId('container-types'),
} satisfies Partial<Listings>;
