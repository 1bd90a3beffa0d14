import type { Config } from '@netlify/functions';
import { demonstratedExport } from '#platform/calls/exported-posts.ts';
import { demonstratedSearch } from '#features/search/demonstrated-search.server.ts';
import { netlifySearchApi } from '#features/search/netlify-search.server.ts';
import { netlifyFolders } from '#platform/calls/netlify-api.ts';
import { createSearchPage } from '#features/search/search-page.server.ts';
import { SiteIndex } from '#features/search/site-index.server.ts';
import { netlifyPage } from '../netlify/pages.ts';

/** GET: the search page, with results when the URL has a query. */
export default netlifyPage(({ settings, ...context }) =>
  createSearchPage({
    ...context,
    index: new SiteIndex(netlifyFolders.outDir),
    api: netlifySearchApi(settings, [demonstratedSearch, ...demonstratedExport(netlifyFolders.contentDir)]),
  }),
);

export const config: Config = {
  path: ['/search', '/ru/search', '/en/search'],
  method: 'GET',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
