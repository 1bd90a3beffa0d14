import type { Config, Context } from '@netlify/functions';
import { debounceOnNetlify } from '#platform/calls/hooks/netlify-rebuilds.ts';
import { netlifySettings } from '../netlify/settings.ts';

/** Debounces webhook events into one build. A background function: it runs on for minutes after the response. */
export default (request: Request, context: Context) => debounceOnNetlify(request, netlifySettings(), context);

export const config: Config = {
  background: true,
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
