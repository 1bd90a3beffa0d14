import type { Config, Context } from '@netlify/functions';
import { netlifyPages } from '#on-demand/netlify-pages.ts';

/** POST: collection days as a poster. */
export default (request: Request, { ip }: Context) => netlifyPages().answerOrPublished(request, ip);

export const config: Config = {
  path: ['/calendar/poster', '/ru/calendar/poster', '/en/calendar/poster'],
  method: 'POST',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
