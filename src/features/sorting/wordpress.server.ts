/** Objects of "What goes where" and their groups: the title is the Estonian name, the slug is the id, by which pages have their
 * addresses. All languages are in one entry, also of what differs between municipalities. */
import { type Collections, filledCollection } from '#platform/cms/wordpress/collections.ts';
import { sortingDifferenceSchema, sortingGroupSchema, sortingItemSchema } from './sorting.ts';
import { sortingSheetSchema } from './sorting-sheet.ts';
import { sortingSourceSchema } from './sorting-source.ts';

declare module '#platform/cms/wordpress/collections.ts' {
  interface DeclaredCollections {
    sorting_items: Collection;
    sorting_groups: Collection;
    sorting_differences: Collection;
    sorting_sources: Collection;
    sorting_sheet: Collection;
  }
}

const named = { id: 'slug', title: 'name.et', parted: { name: 'name' } } as const;

export const collections = {
  sorting_items: filledCollection('sorting-items', { schema: sortingItemSchema, ...named }),
  sorting_groups: filledCollection('sorting-groups', { schema: sortingGroupSchema, ...named }),
  // Its title is for editors only.
  sorting_differences: filledCollection('sorting-differences', {
    schema: sortingDifferenceSchema,
    id: 'slug',
    parted: { source: 'source' },
  }),
  sorting_sources: filledCollection('sorting-sources', {
    schema: sortingSourceSchema,
    id: 'slug',
    title: 'title.et',
  }),
  sorting_sheet: filledCollection('sorting-sheet', { schema: sortingSheetSchema, id: 'field' }),
} as const satisfies Collections;
