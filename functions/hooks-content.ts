import type { Config, Context } from '@netlify/functions';
import { netlifyHookApi } from '#proxy/hooks/netlify-rebuilds.ts';

/** POST: webhooks of the content base and the page builder. */
export default (request: Request, context: Context) => netlifyHookApi(context)(request, context.ip);

export const config: Config = {
  path: '/api/hooks/content',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
