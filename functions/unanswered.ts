import type { Config, Context } from '@netlify/functions';
import { netlifyApi } from '#proxy/netlify-api.ts';

/** POST: words for which the search of what goes where found nothing. */
export default (request: Request, { ip }: Context) => netlifyApi()(request, ip);

export const config: Config = {
  path: '/api/unanswered',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
