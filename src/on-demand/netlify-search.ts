import type { Api } from '#platform/calls/api.ts';
import { contentSearch } from '#proxy/calls/content-search.ts';
import { groupedSearch } from '#proxy/calls/grouped-search.ts';
import { demonstratedExport } from '#features/news/exported-articles.server.ts';
import { demonstratedSearch } from '#proxy/demonstration/grouped-search.ts';
import { netlifyApi, netlifyFolders } from '#platform/calls/netlify-api.ts';
import type { LiveSettings } from '#platform/calls/settings.ts';
import { configureContentBase } from '#proxy/demonstration/demonstration.ts';

/** The calls that the search page asks, in its Netlify function. */
export function netlifySearchApi(settings: LiveSettings): Api {
  const articles = demonstratedExport(netlifyFolders.contentDir);
  return netlifyApi(settings, {
    calls: [groupedSearch, contentSearch],
    parts: { contentBase: configureContentBase(settings, [demonstratedSearch, ...articles]) },
  });
}
