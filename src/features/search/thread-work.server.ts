import type { WorkContext } from '#platform/feature.ts';
import type { PageWork } from '#platform/on-demand/threads/page-work.ts';
import { SiteIndex } from './site-index.server.ts';

/** What is searched in a thread. */
export function openWork({ outDir }: WorkContext): Pick<PageWork, 'search' | 'suggest'> {
  const index = new SiteIndex(outDir);
  return {
    search: ({ locale, typed, wanted }) => index.search(locale, typed, wanted),
    suggest: ({ locale, pathname }) => index.suggest(locale, pathname),
  };
}
