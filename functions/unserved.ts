import type { Config, Context } from '@netlify/functions';
import { netlifyApi } from '#proxy/netlify-api.ts';

/** GET: addresses that the trucks could not serve. */
export default (request: Request, { ip }: Context) => netlifyApi()(request, ip);

export const config: Config = {
  path: '/api/unserved',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
