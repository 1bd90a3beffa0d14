/** Lists of the objects of what goes where. */
import { type PartedName, partedNames } from '#features/search/object-names.ts';
import type { Listing } from '#platform/store/lists.ts';
import { byLocale, type Locale } from '#platform/languages/locale.ts';
import type { BinId, SortingItem } from './sorting.ts';

/** What an object is called. */
export interface CalledItem {
  readonly id: string;
  readonly bin: BinId;
  readonly names: Readonly<Record<Locale, readonly PartedName[]>>;
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
  summaries: ({ id, group, bin, name, searchWords, never, wasteType, wasteCodes, answer, updated }) => ({
    name: { id, group, bin, name, never, wasteType, wasteCodes },
    called: {
      id,
      bin,
      names: byLocale((locale) => partedNames({ name, searchWords }, locale)),
    } satisfies CalledItem,
    change: { id, name, answer, updated },
  }),
};
