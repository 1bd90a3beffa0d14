import type { Config, Context } from '@netlify/functions';
import { netlifyFormApi } from '#on-demand/netlify-forms.ts';

/** POST: an order of septic transport. */
export default (request: Request, { ip }: Context) => netlifyFormApi()(request, ip);

export const config: Config = {
  path: '/api/orders',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
