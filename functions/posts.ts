import type { Config } from '@netlify/functions';
import { posts } from '#proxy/calls/posts.ts';
import { configureContentBase } from '#proxy/demonstration/demonstration.ts';
import { demonstratedExport } from '#proxy/demonstration/exported-articles.ts';
import { netlifyCall, netlifyFolders } from '#platform/calls/netlify-api.ts';

/** GET: the list of articles. */
export default netlifyCall(posts, (settings) => ({
  contentBase: configureContentBase(settings, demonstratedExport(netlifyFolders.contentDir)),
}));

export const config: Config = {
  path: '/api/posts',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
