/** What this feature adds to the site. */
import { byId, numberKey } from '#platform/store/listing.ts';
import {
  constructionWasteSchema,
  containerSizeSchema,
  containerTypeSchema,
  wasteTypeSchema,
} from './waste.ts';
import type { Feature } from '#platform/feature.ts';

const kinds = {
  'container-sizes': containerSizeSchema,
  'waste-types': wasteTypeSchema,
  'construction-wastes': constructionWasteSchema,
  'container-types': containerTypeSchema,
};

export const containers = {
  name: 'containers',
  kinds,
  lists: {
    'container-sizes': byId('container-sizes'),
    'waste-types': byId('waste-types'),
    'construction-wastes': {
      positions: ({ id, order }) => [{ list: 'construction-wastes', key: `${numberKey(order)}/${id}` }],
    },
    'container-types': byId('container-types'),
  },
} as const satisfies Feature;

declare module '#platform/declared-features.ts' {
  interface DeclaredFeatures {
    containers: { kinds: typeof kinds };
  }
}
