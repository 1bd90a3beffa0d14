import type { Config, Context } from '@netlify/functions';
import { netlifyPages } from '#on-demand/netlify-pages.ts';

/** GET: the page of unserved addresses, with the list when the URL has a choice. */
export default (request: Request, { ip }: Context) => netlifyPages().answerOrPublished(request, ip);

export const config: Config = {
  path: [
    '/customer-support/unserved-addresses',
    '/ru/customer-support/unserved-addresses',
    '/en/customer-support/unserved-addresses',
  ],
  method: 'GET',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
