import type { Config, Context } from '@netlify/functions';
import { netlifyApi } from '#proxy/netlify-api.ts';

/** POST: an order of septic transport. */
export default (request: Request, { ip }: Context) => netlifyApi()(request, ip);

export const config: Config = {
  path: '/api/orders',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
