import type { Config, Context } from '@netlify/functions';
import { netlifyApi } from '#proxy/netlify-api.ts';

/** POST: something changed at the content base or the page builder. */
export default (request: Request, { ip }: Context) => netlifyApi()(request, ip);

export const config: Config = {
  path: '/api/hooks/content',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
