import type { SiteFolders } from '#platform/on-demand/page-renderer.ts';
import type { PageWork } from '#platform/on-demand/threads/page-work.ts';
import { SiteIndex } from './site-index.server.ts';

/** What is searched in a thread. */
export function searchWork({ outDir }: SiteFolders): Pick<PageWork, 'search' | 'suggest'> {
  const index = new SiteIndex(outDir);
  return {
    search: ({ locale, typed, wanted }) => index.search(locale, typed, wanted),
    suggest: ({ locale, pathname }) => index.suggest(locale, pathname),
  };
}
