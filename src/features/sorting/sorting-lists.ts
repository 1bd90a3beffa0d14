/** Lists of the objects of what goes where. */
import { objectNamePart, objectNames } from '#features/search/object-names.ts';
import type { Listing } from '#platform/store/lists.ts';
import type { SortingItem } from './sorting.ts';

/** What an object is called. */
export interface CalledItem {
  readonly id: string;
  /** By the number of their part. */
  readonly names: Readonly<Partial<Record<number, readonly string[]>>>;
}

export const sortingItemLists: Listing<SortingItem> = {
  positions: ({ id, bin, group, updated }) => [
    { list: 'sorting-items', key: id },
    { list: 'sorting-items/named', key: `${group}/${id}`, variant: 'name' },
    { list: `sorting-items/${bin}`, key: id, variant: 'name' },
    { list: 'sorting-items/called', key: id, variant: 'called' },
    ...(updated === undefined
      ? []
      : [{ list: 'sorting-items/dated', key: `${updated}/${id}`, variant: 'change' }]),
  ],
  summaries: ({ id, bin, name, searchWords, never, wasteType, wasteCodes, answer, updated }) => ({
    name: { id, bin, name, never, wasteType, wasteCodes },
    called: {
      id,
      names: Object.groupBy(objectNames({ name, searchWords }), objectNamePart),
    } satisfies CalledItem,
    change: { id, name, answer, updated },
  }),
};
