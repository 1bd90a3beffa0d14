import type { Config, Context } from '@netlify/functions';
import { netlifyApi } from '#proxy/netlify-api.ts';

/** GET: site search in its four groups. */
export default (request: Request, { ip }: Context) => netlifyApi()(request, ip);

export const config: Config = {
  path: '/api/search',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
