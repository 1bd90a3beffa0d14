/** What this feature adds to the site. */
import { byId } from '#platform/store/listing.ts';
import { municipalityDifferences, sortingDifferences } from './difference-queries.ts';
import {
  sortingBin,
  sortingIds,
  sortingList,
  sortingListPart,
  sortingMistakes,
  sortingSheet,
} from './list-queries.ts';
import {
  municipalityNames,
  objectNames,
  sortingChanges,
  sortingItem,
  sortingTies,
  sortingWords,
  stationFacts,
} from './queries.ts';
import { sortingItemLists } from './sorting-lists.ts';
import { sortingDifferenceSchema, sortingGroupSchema, sortingItemSchema } from './sorting.ts';
import { sortingSheetSchema } from './sorting-sheet.ts';
import type { Feature } from '#platform/feature.ts';

const kinds = {
  'sorting-differences': sortingDifferenceSchema,
  'sorting-groups': sortingGroupSchema,
  'sorting-items': sortingItemSchema,
  'sorting-sheet': sortingSheetSchema,
};

const queries = {
  municipalityDifferences,
  municipalityNames,
  objectNames,
  sortingBin,
  sortingChanges,
  sortingDifferences,
  sortingIds,
  sortingItem,
  sortingList,
  sortingListPart,
  sortingMistakes,
  sortingSheet,
  sortingTies,
  sortingWords,
  stationFacts,
};

export const sorting = {
  name: 'sorting',
  kinds,
  lists: {
    'sorting-differences': byId('sorting-differences'),
    'sorting-groups': byId('sorting-groups'),
    'sorting-items': sortingItemLists,
    'sorting-sheet': byId('sorting-sheet'),
  },
  queries,
} as const satisfies Feature;

declare module '#platform/declared-features.ts' {
  interface DeclaredFeatures {
    sorting: { kinds: typeof kinds; queries: typeof queries };
  }
}
