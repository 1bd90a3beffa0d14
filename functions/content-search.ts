import type { Config } from '@netlify/functions';
import { contentSearch } from '#features/search/content-search.server.ts';
import { configureContentBase } from '#platform/calls/demonstration.ts';
import { demonstratedExport } from '#platform/calls/exported-posts.ts';
import { netlifyFolders } from '#platform/calls/netlify-api.ts';
import { netlifyCall } from '../netlify/calls.ts';

/** GET: articles that match words. */
export default netlifyCall(contentSearch, (settings) => ({
  contentBase: configureContentBase(settings, demonstratedExport(netlifyFolders.contentDir)),
}));

export const config: Config = {
  path: '/api/content-search',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
