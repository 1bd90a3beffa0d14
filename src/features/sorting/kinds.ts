/** Kinds of entry of this feature, and the lists in which they stand. */
import { byId } from '#platform/store/lists.ts';
import { sortingItemLists } from './sorting-lists.ts';
import { sortingDifferenceSchema, sortingGroupSchema, sortingItemSchema } from './sorting.ts';
import { sortingSourceSchema } from './sorting-source.ts';
import { sortingSheetSchema } from './sorting-sheet.ts';
import type { Listings } from '#platform/store/lists.ts';

export const kinds = {
  'sorting-differences': sortingDifferenceSchema,
  'sorting-groups': sortingGroupSchema,
  'sorting-items': sortingItemSchema,
  'sorting-sheet': sortingSheetSchema,
  'sorting-sources': sortingSourceSchema,
};

export const lists = {
  'sorting-differences': byId('sorting-differences'),
  'sorting-groups': byId('sorting-groups'),
  'sorting-items': sortingItemLists,
  'sorting-sheet': byId('sorting-sheet'),
  'sorting-sources': byId('sorting-sources'),
} satisfies Partial<Listings>;
