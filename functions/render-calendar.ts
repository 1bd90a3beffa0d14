import type { Config, Context } from '@netlify/functions';
import { netlifyPages } from '#on-demand/netlify-pages.ts';

/** GET: a calendar of collection days. */
export default (request: Request, { ip }: Context) => netlifyPages().calendarOrPlain(request, ip);

export const config: Config = {
  path: ['/calendar/*'],
  method: 'GET',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
