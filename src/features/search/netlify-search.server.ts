import type { Api } from '#platform/calls/api.ts';
import { contentSearch } from './content-search.server.ts';
import { groupedSearch } from './grouped-search.server.ts';
import { demonstratedExport } from '#features/news/exported-articles.server.ts';
import { demonstratedSearch } from './demonstrated-search.server.ts';
import { netlifyApi, netlifyFolders } from '#platform/calls/netlify-api.ts';
import type { LiveSettings } from '#platform/calls/settings.ts';
import { configureContentBase } from '#platform/calls/demonstration.ts';

/** The calls that the search page asks, in its Netlify function. */
export function netlifySearchApi(settings: LiveSettings): Api {
  const articles = demonstratedExport(netlifyFolders.contentDir);
  return netlifyApi(settings, {
    calls: [groupedSearch, contentSearch],
    parts: { contentBase: configureContentBase(settings, [demonstratedSearch, ...articles]) },
  });
}
