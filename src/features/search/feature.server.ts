/** What this feature adds on servers. */
import { join } from 'node:path';
import type { Locale } from '#platform/languages/locale.ts';
import { searchLimits } from '#platform/on-demand/threads/page-work.ts';
import { queryHandler } from '#platform/server/handlers.ts';
import type { ServedFeature } from '#platform/server/served-site.ts';
import { demonstratedSearch } from './demonstrated-search.server.ts';
import { FileUnanswered } from './file-unanswered.server.ts';
import type { SearchAnswer, Wanted } from './query/search-index.ts';
import { createSearchPage } from './search-page.server.ts';
import { isSearchAsked, searchPath } from './search-path.ts';
import { WordShare } from './word-share.server.ts';

interface TypedSearch {
  readonly locale: Locale;
  readonly typed: string;
  readonly wanted: Wanted;
}

declare module '#platform/on-demand/threads/page-work.ts' {
  interface PageWork {
    search(order: TypedSearch): Promise<SearchAnswer>;
  }
}

export const served = {
  configureParts: ({ folders, clock }) => ({
    unanswered: new FileUnanswered(join(folders.stateDir, 'unanswered.sqlite')),
    wordShare: new WordShare(clock),
  }),
  openHandlers: ({ run, ...context }) => {
    const index = {
      search: (locale: Locale, typed: string, wanted: Wanted) =>
        run('search', { locale, typed, wanted }, searchLimits),
    };
    return [queryHandler(searchPath, isSearchAsked, createSearchPage({ ...context, index }))];
  },
  demonstrate: () => [demonstratedSearch],
} satisfies ServedFeature;
