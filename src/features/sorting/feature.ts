/** What this feature adds to the site. */
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { parameterOf } from '#shell/addresses/entry-pages.ts';
import type { Feature } from '#platform/feature.ts';
import { openData } from './open-data.ts';
import { checkSorting } from './check-sorting.server.ts';
import { entryChecks } from './entry-checks.ts';
import { kinds, lists } from './kinds.ts';
import { listedPages } from './listed-pages.ts';
import { queries } from './queries.ts';
import { parseSheetPath } from './sheet-address.ts';
import { targets } from './targets.ts';
import { collections } from './wordpress.server.ts';

export const sorting = {
  name: 'sorting',
  served: () => import('./feature.server.ts'),
  threadWork: () => import('./thread-work.server.ts'),
  kinds,
  lists,
  collections,
  forms: () => import('./entry-form-messages.ts'),
  entryChecks,
  queries,
  targets,
  pages: {
    listed: listedPages,
    isPage: (path, content) => {
      const id = parameterOf(path, '/sorting/{itemId}');
      return listedPages.includes(path) || (id !== undefined && content.has('sorting-items', id));
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
  previews: () => import('./draft-previews.server.ts'),
  openData,
} as const satisfies Feature;

declare module '#platform/declared-features.ts' {
  interface DeclaredFeatures {
    sorting: { kinds: typeof kinds; queries: typeof queries };
  }
}
