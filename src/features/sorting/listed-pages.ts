import type { PagePath } from '#platform/addresses/page-path.ts';
import type { Ask } from '#platform/store/query.ts';
import { fillTemplate } from '#shell/addresses/routes.ts';
import { binIds, binsOfManyMistakes, laterListParts } from './sorting.ts';

/** Pages of bins, and of parts of the list of objects. */
export const listedPages: readonly PagePath[] = [
  ...binIds.map((bin) => fillTemplate('/sorting/bin/{bin}', { bin })),
  ...binsOfManyMistakes.map((bin) => fillTemplate('/sorting/bin/{bin}/not', { bin })),
  ...laterListParts.map((part) => fillTemplate('/sorting/list/{part}', { part })),
];

/** Pages of objects. */
export const entryPages = (ask: Ask): readonly PagePath[] =>
  ask('sortingIds').map((itemId) => fillTemplate('/sorting/{itemId}', { itemId }));
