import type { Config, Context } from '@netlify/functions';
import { netlifyPages } from '#on-demand/netlify-pages.ts';

/** GET: the search page, with results when the URL has a query. */
export default (request: Request, { ip }: Context) => netlifyPages().answerOrPublished(request, ip);

export const config: Config = {
  path: ['/search', '/ru/search', '/en/search'],
  method: 'GET',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
