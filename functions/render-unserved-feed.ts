import type { Config, Context } from '@netlify/functions';
import { netlifyPages } from '#on-demand/netlify-pages.ts';

/** GET: the feed of unserved addresses of a county or a municipality, and the whole list as open data. */
export default (request: Request, { ip }: Context) => netlifyPages().feedOrPlain(request, ip);

export const config: Config = {
  path: ['/feeds/unserved/*', '/data/unserved.json'],
  method: 'GET',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
