import type { Config } from '@netlify/functions';
import { netlifyPage } from '#platform/on-demand/netlify-pages.ts';
import { netlifySearchApi } from '#on-demand/netlify-search.ts';
import { createSearchPage } from '#on-demand/search-page.ts';
import { SiteIndex } from '#on-demand/site-index.ts';
import { netlifyFolders } from '#platform/calls/netlify-api.ts';

/** GET: the search page, with results when the URL has a query. */
export default netlifyPage(({ settings, ...context }) =>
  createSearchPage({
    ...context,
    index: new SiteIndex(netlifyFolders.outDir),
    api: netlifySearchApi(settings),
  }),
);

export const config: Config = {
  path: ['/search', '/ru/search', '/en/search'],
  method: 'GET',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
