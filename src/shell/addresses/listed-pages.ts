import type { PagePath } from '#platform/addresses/page-path.ts';
import type { Ask } from '#platform/store/query.ts';
import { fillTemplate, isIndexed, pageTemplates } from './routes.ts';

/** What a feature adds to the sitemap, in its file `listed-pages.ts`. */
export interface ListedPages {
  /** Pages of a list that is in the code. */
  readonly listedPages?: readonly PagePath[];
  /** Pages of entries. */
  readonly entryPages?: (ask: Ask) => readonly PagePath[];
}

/** Pages without parameters, in the order of the route table; only those that search engines may index. */
export const indexedPages: readonly PagePath[] = pageTemplates
  .filter(isIndexed)
  .map((template) => fillTemplate(template, {}));
