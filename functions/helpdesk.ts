import type { Config, Context } from '@netlify/functions';
import { netlifyFormApi } from '#on-demand/netlify-forms.ts';

/** GET and POST: the helpdesk's form, and messages to customer service. */
export default (request: Request, { ip }: Context) => netlifyFormApi()(request, ip);

export const config: Config = {
  path: '/api/helpdesk',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
