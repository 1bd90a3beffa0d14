import type { Config, Context } from '@netlify/functions';
import { netlifyPages } from '#on-demand/netlify-pages.ts';

/** POST: the lookup page with the result, for visitors without JavaScript. GET is a static file. */
export default (request: Request, { ip }: Context) => netlifyPages().answerOrPublished(request, ip);

export const config: Config = {
  path: [
    '/customer-support/next-shipping-day',
    '/ru/customer-support/next-shipping-day',
    '/en/customer-support/next-shipping-day',
  ],
  method: 'POST',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
