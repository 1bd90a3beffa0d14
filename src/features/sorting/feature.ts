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
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { parameterOf } from '#shell/addresses/entry-pages.ts';
import { checkSorting } from './check-sorting.server.ts';
import { parseSheetPath } from './sheet-address.ts';
import { targets } from './targets.ts';
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
  targets,
  pages: {
    isPage: (path, content) => {
      const id = parameterOf(path, '/sorting/{itemId}');
      return id !== undefined && content.has('sorting-items', id);
    },
    isMadeFile: (path) => parseSheetPath(path) !== undefined,
  },
  checks: { references: checkSorting },
  requestPages: {
    paths: [parseOwnPath('/sorting/print')],
    // Sheets for a wall are drawn of these; the page that offers them names no object.
    ask: (ask, locale) => {
      ask('sortingSheet', locale);
      ask('municipalityDifferences', locale);
    },
  },
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
