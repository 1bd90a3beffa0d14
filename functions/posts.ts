import type { Config } from '@netlify/functions';
import { posts } from '#features/news/posts.server.ts';
import { configureContentBase } from '#platform/calls/demonstration.ts';
import { demonstratedExport } from '#platform/calls/exported-posts.ts';
import { netlifyFolders } from '#platform/calls/netlify-api.ts';
import { netlifyCall } from '../netlify/calls.ts';

/** GET: the list of articles. */
export default netlifyCall(posts, (settings) => ({
  contentBase: configureContentBase(settings, demonstratedExport(netlifyFolders.contentDir)),
}));

export const config: Config = {
  path: '/api/posts',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
